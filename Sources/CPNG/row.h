#ifndef CODEBOX_CPNG_ROW_H
#define CODEBOX_CPNG_ROW_H

#include <stdint.h>

// Rows of pixels as a PNG file has them.

/// How a row is told (PNG third edition, 9.2): as it is, or by what it differs from the one above. The
/// pictures are flat, with few colours; the other filters make them 1 % smaller and take a third longer.
enum { cpng_filter_none = 0, cpng_filter_up = 2 };

/// 0xAARRGGBB multiplied by alpha to R, G, B, A not multiplied, each rounded to the nearest.
void cpng_row_unpack(const uint32_t *pixels, uint32_t width, uint8_t *row);

/// Writes a filter and the row of R, G, B, A as it tells it: a byte and 4 for each pixel. It is the
/// filter under which fewer pixels are unlike the one before. `above` are zeros for the first row.
void cpng_row_filter(const uint8_t *row, const uint8_t *above, uint32_t width, uint8_t *filtered);

#endif
