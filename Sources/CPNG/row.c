#include "row.h"

#include <stdlib.h>
#include <string.h>

// A channel without its alpha; no more than full, whatever the pixel holds.
static uint8_t divided(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 0xff ? 0xff : value);
}

void cpng_row_unpack(const uint32_t *pixels, uint32_t width, uint8_t *row) {
  // First as if every pixel was opaque or clear, which is soon done for many at once.
  uint32_t translucent = 0;
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x];
    translucent |= ((pixel >> 24) + 1) & 0xfe;
    row[4 * x] = (uint8_t)(pixel >> 16);
    row[4 * x + 1] = (uint8_t)(pixel >> 8);
    row[4 * x + 2] = (uint8_t)pixel;
    row[4 * x + 3] = (uint8_t)(pixel >> 24);
  }
  for (size_t x = 0; translucent != 0 && x < width; x++) {
    uint8_t *channels = row + 4 * x;
    uint32_t alpha = channels[3];
    if (x > 0 && pixels[x] == pixels[x - 1]) {
      memcpy(channels, channels - 4, 4);
    } else if (alpha != 0xff && alpha != 0) {
      for (int channel = 0; channel < 3; channel++) {
        channels[channel] = divided(channels[channel], alpha);
      }
    }
  }
}

void cpng_row_filter(const uint8_t *row, const uint8_t *above, uint32_t width, uint8_t *filtered) {
  size_t length = 4 * (size_t)width;
  uint8_t *differences = filtered + 1;
  for (size_t at = 0; at < length; at++) {
    differences[at] = (uint8_t)(row[at] - above[at]);
  }
  size_t changes = 0;
  size_t changes_of_differences = 0;
  for (size_t at = 4; at < length; at += 4) {
    changes += memcmp(row + at, row + at - 4, 4) != 0;
    changes_of_differences += memcmp(differences + at, differences + at - 4, 4) != 0;
  }
  if (changes <= changes_of_differences) {
    *filtered = cpng_filter_none;
    memcpy(differences, row, length);
  } else {
    *filtered = cpng_filter_up;
  }
}
