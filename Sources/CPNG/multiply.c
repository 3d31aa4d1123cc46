#include <string.h>

#include "cpng.h"

static uint32_t multiplied(uint32_t channel, uint32_t alpha) {
  return (channel * alpha + 127) / 255;
}

void cpng_multiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t red = pixels[0];
    uint32_t green = pixels[1];
    uint32_t blue = pixels[2];
    uint32_t alpha = pixels[3];
    // Most pixels of most pictures are opaque, and stay as they are.
    if (alpha != 0xff) {
      red = multiplied(red, alpha);
      green = multiplied(green, alpha);
      blue = multiplied(blue, alpha);
    }
    uint32_t pixel = alpha << 24 | red << 16 | green << 8 | blue;
    memcpy(pixels, &pixel, sizeof pixel);
  }
}
