#include <stdbool.h>
#include <string.h>

#include "failure.h"

// The bytes still to be read.
struct source {
  const uint8_t *bytes;
  size_t left;
  // How many of them may be taken now.
  size_t allowed;
};

static void read_bytes(png_structp png, png_bytep to, size_t length) {
  struct source *source = png_get_io_ptr(png);
  if (length > source->left) {
    png_error(png, "the file ends too early");
  }
  if (length > source->allowed) {
    png_error(png, "too much image data");
  }
  memcpy(to, source->bytes, length);
  source->bytes += length;
  source->left -= length;
  source->allowed -= length;
}

// Reads everything before the pixels, judges the size, and asks for 8-bit RGBA.
static void read_header(png_structp png, png_infop info, struct cpng_limits limits,
                        struct cpng_result *result) {
  // Sizes are judged below, for one message; memory for a chunk here. Chunks that do not touch the
  // pixels, all but IHDR, PLTE, tRNS, IDAT and IEND, are passed over unread: texts and profiles of a
  // few kilobytes can unfold to gigabytes.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, 8u << 20);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);

  result->width = png_get_image_width(png, info);
  result->height = png_get_image_height(png, info);
  if (result->width > limits.largest_side || result->height > limits.largest_side ||
      (uint64_t)result->width * result->height > limits.most_pixels) {
    result->status = CPNG_TOO_LARGE;
    png_error(png, "too large");
  }
}

static void read_rows(png_structp png, png_infop info, struct source *source, uint8_t *pixels,
                      size_t room) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);

  size_t stride = png_get_rowbytes(png, info);
  size_t height = png_get_image_height(png, info);
  if (stride != 4 * (size_t)png_get_image_width(png, info) || stride * height > room) {
    png_error(png, "unexpected row length");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      // With the last row libpng inflates whatever image data follows, a thousand times as much as
      // it reads. What belongs there is the row, of 8 bytes a pixel at most, and a checksum.
      bool is_last = pass == passes - 1 && y == height - 1;
      source->allowed = is_last ? 2 * stride + (64u << 10) : SIZE_MAX;
      png_read_row(png, pixels + y * stride, NULL);
    }
  }
  source->allowed = SIZE_MAX;
  png_read_end(png, NULL);
}

// The part that libpng may leave by a jump. What changes in it belongs to the caller, since the
// locals of a function that is jumped back into are lost.
static void read_guarded(png_structp png, png_infop info, struct source *source,
                         struct cpng_limits limits, uint8_t *pixels, size_t room,
                         struct cpng_result *result) {
  if (setjmp(png_jmpbuf(png)) != 0) {
    return;
  }
  png_set_read_fn(png, source, read_bytes);
  read_header(png, info, limits, result);
  if (pixels != NULL) {
    read_rows(png, info, source, pixels, room);
  }
}

static struct cpng_result read_png(const uint8_t *bytes, size_t length, struct cpng_limits limits,
                                   uint8_t *pixels, size_t room) {
  struct cpng_result result = {CPNG_OK, 0, 0, ""};
  struct source source = {bytes, length, SIZE_MAX};

  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &result, fail, ignore_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    result.status = CPNG_NO_MEMORY;
  } else {
    read_guarded(png, info, &source, limits, pixels, room, &result);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return result;
}

struct cpng_result cpng_read_size(const uint8_t *bytes, size_t length, struct cpng_limits limits) {
  return read_png(bytes, length, limits, NULL, 0);
}

struct cpng_result cpng_read_pixels(const uint8_t *bytes, size_t length, struct cpng_limits limits,
                                    uint8_t *pixels, size_t room) {
  return read_png(bytes, length, limits, pixels, room);
}
