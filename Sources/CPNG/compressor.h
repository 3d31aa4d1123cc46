#ifndef CODEBOX_CPNG_COMPRESSOR_H
#define CODEBOX_CPNG_COMPRESSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cpng.h"

// Rows of a picture to a zlib stream (RFC 1950), handed on in pieces.
//
// libdeflate makes it smaller than zlib does, and in two thirds of the time, but wants all rows at once.
// So it has the pictures up to 64 MiB, and zlib the larger ones, of which one row is held at a time.

struct cpng_compressor;

/// For `rows` rows of `row` bytes. NULL where memory is short.
struct cpng_compressor *cpng_compressor_new(size_t row, size_t rows, cpng_sink sink, void *context);

/// Where the next row is to be put, all of its bytes.
uint8_t *cpng_compressor_room(struct cpng_compressor *compressor);

/// Takes the row that was put there.
void cpng_compressor_add(struct cpng_compressor *compressor);

/// Ends the stream after all rows; false where memory is short.
bool cpng_compressor_finish(struct cpng_compressor *compressor);

void cpng_compressor_free(struct cpng_compressor *compressor);

#endif
