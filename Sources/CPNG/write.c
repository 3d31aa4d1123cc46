#include <stdlib.h>
#include <string.h>

#include "compressor.h"
#include "cpng.h"
#include "row.h"

struct target {
  cpng_sink sink;
  void *context;
};

// Four bytes, the most significant first.
static uint8_t *put_number(uint8_t *bytes, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) {
    *bytes++ = (uint8_t)(number >> shift);
  }
  return bytes;
}

// A chunk (PNG third edition, 5.3): length, kind, data, and the checksum of kind and data.
static void write_chunk(const struct target *target, const char *kind, const uint8_t *data,
                        size_t length) {
  uint8_t head[8];
  uint8_t end[4];
  memcpy(put_number(head, (uint32_t)length), kind, 4);
  put_number(end, cpng_checksum_on(cpng_checksum(head + 4, 4), data, length));
  target->sink(target->context, head, sizeof head);
  if (length > 0) {
    target->sink(target->context, data, length);
  }
  target->sink(target->context, end, sizeof end);
}

static void write_pixels(void *target, const uint8_t *bytes, size_t length) {
  write_chunk(target, "IDAT", bytes, length);
}

static void write_head(const struct target *target, uint32_t width, uint32_t height,
                       uint32_t pixels_per_meter) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  // Eight bits a channel, RGBA, compressed and filtered in the only way there is, not interlaced.
  uint8_t header[13] = {[8] = 8, [9] = 6};
  // Perceptual.
  const uint8_t intent[1] = {0};
  // In metres.
  uint8_t density[9] = {[8] = 1};
  put_number(put_number(header, width), height);
  put_number(put_number(density, pixels_per_meter), pixels_per_meter);
  target->sink(target->context, signature, sizeof signature);
  write_chunk(target, "IHDR", header, sizeof header);
  write_chunk(target, "sRGB", intent, sizeof intent);
  write_chunk(target, "pHYs", density, sizeof density);
}

// `rows` has room for two rows; the second is all zeros, which is what stands above the first row.
static bool write_rows(struct cpng_compressor *compressor, const uint32_t *pixels, uint32_t width,
                       uint32_t height, uint8_t *rows) {
  size_t length = 4 * (size_t)width;
  uint8_t *row = rows;
  uint8_t *above = rows + length;
  for (uint32_t y = 0; y < height; y++, pixels += width) {
    uint8_t *room = cpng_compressor_room(compressor);
    // A row like the one above is no difference to it, and is not unpacked again.
    if (y > 0 && memcmp(pixels, pixels - width, length) == 0) {
      *room = cpng_filter_up;
      memset(room + 1, 0, length);
    } else {
      cpng_row_unpack(pixels, width, row);
      cpng_row_filter(row, above, width, room);
      uint8_t *done = row;
      row = above;
      above = done;
    }
    cpng_compressor_add(compressor);
  }
  return cpng_compressor_finish(compressor);
}

struct cpng_result cpng_write(const uint32_t *pixels, uint32_t width, uint32_t height,
                              uint32_t pixels_per_meter, cpng_sink sink, void *context) {
  struct cpng_result result = {CPNG_OK, width, height, ""};
  struct target target = {sink, context};
  if (width == 0 || height == 0) {
    result.status = CPNG_DAMAGED;
    strcpy(result.message, "a picture without pixels");
    return result;
  }
  size_t length = 4 * (size_t)width;
  uint8_t *rows = calloc(2, length);
  struct cpng_compressor *compressor =
      cpng_compressor_new(1 + length, height, write_pixels, &target);
  if (rows == NULL || compressor == NULL) {
    result.status = CPNG_NO_MEMORY;
  } else {
    write_head(&target, width, height, pixels_per_meter);
    if (write_rows(compressor, pixels, width, height, rows)) {
      write_chunk(&target, "IEND", NULL, 0);
    } else {
      result.status = CPNG_NO_MEMORY;
    }
  }
  cpng_compressor_free(compressor);
  free(rows);
  return result;
}
