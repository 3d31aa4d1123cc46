#include "compressor.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <zlib.h>

enum {
  // Of the rows, up to which they are compressed at once.
  most_at_once = 64 << 20,
  // Measured on the pictures of fields: with the level below, all of them are larger than cairo's own
  // writer makes them; that above takes twice as long.
  libdeflate_level = 7,
  // Up to level 3 runs take four times the bytes; level 6 takes a quarter longer and saves nothing.
  zlib_level = 5,
  piece = 1 << 16,
};

struct cpng_compressor {
  cpng_sink sink;
  void *context;
  size_t row;
  // All rows that came, or the one at hand.
  uint8_t *rows;
  size_t filled;
  // Where zlib is asked, what it gives; else NULL.
  uint8_t *pieces;
  z_stream stream;
};

struct cpng_compressor *cpng_compressor_new(size_t row, size_t rows, cpng_sink sink,
                                            void *context) {
  struct cpng_compressor *compressor = calloc(1, sizeof *compressor);
  if (compressor == NULL) {
    return NULL;
  }
  compressor->sink = sink;
  compressor->context = context;
  compressor->row = row;
  if (row <= most_at_once / rows) {
    compressor->rows = malloc(row * rows);
  } else if (deflateInit(&compressor->stream, zlib_level) == Z_OK) {
    compressor->pieces = malloc(piece);
    compressor->rows = compressor->pieces == NULL ? NULL : malloc(row);
  }
  if (compressor->rows == NULL) {
    cpng_compressor_free(compressor);
    return NULL;
  }
  return compressor;
}

uint8_t *cpng_compressor_room(struct cpng_compressor *compressor) {
  return compressor->rows + compressor->filled;
}

// Hands on what zlib makes of the row at hand, or of what it has kept at the end.
static void deflate_row(struct cpng_compressor *compressor, int flush) {
  z_stream *stream = &compressor->stream;
  do {
    stream->next_out = compressor->pieces;
    stream->avail_out = piece;
    deflate(stream, flush);
    if (stream->avail_out < piece) {
      compressor->sink(compressor->context, compressor->pieces, piece - stream->avail_out);
    }
  } while (stream->avail_out == 0);
}

void cpng_compressor_add(struct cpng_compressor *compressor) {
  if (compressor->pieces == NULL) {
    compressor->filled += compressor->row;
    return;
  }
  compressor->stream.next_in = compressor->rows;
  compressor->stream.avail_in = (uInt)compressor->row;
  deflate_row(compressor, Z_NO_FLUSH);
}

static bool compress_at_once(struct cpng_compressor *compressor) {
  struct libdeflate_compressor *own = libdeflate_alloc_compressor(libdeflate_level);
  size_t room = libdeflate_zlib_compress_bound(own, compressor->filled);
  uint8_t *bytes = own == NULL ? NULL : malloc(room);
  if (bytes != NULL) {
    size_t length =
        libdeflate_zlib_compress(own, compressor->rows, compressor->filled, bytes, room);
    compressor->sink(compressor->context, bytes, length);
  }
  free(bytes);
  libdeflate_free_compressor(own);
  return bytes != NULL;
}

bool cpng_compressor_finish(struct cpng_compressor *compressor) {
  if (compressor->pieces == NULL) {
    return compress_at_once(compressor);
  }
  compressor->stream.avail_in = 0;
  deflate_row(compressor, Z_FINISH);
  return true;
}

void cpng_compressor_free(struct cpng_compressor *compressor) {
  if (compressor == NULL) {
    return;
  }
  // Does nothing where it was never begun.
  deflateEnd(&compressor->stream);
  free(compressor->pieces);
  free(compressor->rows);
  free(compressor);
}
