#include "failure.h"

struct target {
  cpng_sink sink;
  void *context;
};

static void write_bytes(png_structp png, png_bytep bytes, size_t length) {
  struct target *target = png_get_io_ptr(png);
  target->sink(target->context, bytes, length);
}

static void flush_nothing(png_structp png) { (void)png; }

// A channel without its alpha; no more than full, whatever the pixel holds.
static uint32_t divided(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return value > 0xff ? 0xff : value;
}

// 0xAARRGGBB multiplied by alpha to R, G, B, A not multiplied, each rounded to the nearest.
static void unpack_row(const uint32_t *pixels, uint32_t width, uint8_t *row) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t pixel = pixels[x];
    uint32_t alpha = pixel >> 24;
    uint32_t red = pixel >> 16 & 0xff;
    uint32_t green = pixel >> 8 & 0xff;
    uint32_t blue = pixel & 0xff;
    if (alpha != 0xff && alpha != 0) {
      red = divided(red, alpha);
      green = divided(green, alpha);
      blue = divided(blue, alpha);
    }
    row[0] = (uint8_t)red;
    row[1] = (uint8_t)green;
    row[2] = (uint8_t)blue;
    row[3] = (uint8_t)alpha;
  }
}

// A picture and the room for one of its rows.
struct picture {
  const uint32_t *pixels;
  uint32_t width;
  uint32_t height;
  uint32_t pixels_per_meter;
  uint8_t *row;
};

// The part that libpng may leave by a jump. What changes in it belongs to the caller, since the
// locals of a function that is jumped back into are lost.
static void write_guarded(png_structp png, png_infop info, struct target *target,
                          const struct picture *picture) {
  if (setjmp(png_jmpbuf(png)) != 0) {
    return;
  }
  png_set_write_fn(png, target, write_bytes, flush_nothing);
  // Flat pictures with few colours: rows as they are compress best, and fastest.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 6);
  png_set_IHDR(png, info, picture->width, picture->height, 8, PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, picture->pixels_per_meter, picture->pixels_per_meter,
               PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (uint32_t y = 0; y < picture->height; y++) {
    unpack_row(picture->pixels + (size_t)y * picture->width, picture->width, picture->row);
    png_write_row(png, picture->row);
  }
  png_write_end(png, info);
}

struct cpng_result cpng_write(const uint32_t *pixels, uint32_t width, uint32_t height,
                              uint32_t pixels_per_meter, cpng_sink sink, void *context) {
  struct cpng_result result = {CPNG_OK, width, height, ""};
  struct target target = {sink, context};
  struct picture picture = {pixels, width, height, pixels_per_meter, malloc(4 * (size_t)width)};

  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &result, fail, ignore_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (picture.row == NULL || info == NULL) {
    result.status = CPNG_NO_MEMORY;
  } else {
    write_guarded(png, info, &target, &picture);
  }
  png_destroy_write_struct(&png, &info);
  free(picture.row);
  return result;
}
