#ifndef CODEBOX_CPNG_H
#define CODEBOX_CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng leaves a function that failed by longjmp. No frame of Swift may be jumped over, so each
// function here keeps the jump inside itself and returns a status.

enum cpng_status {
  CPNG_OK = 0,
  /// The bytes are no PNG, or a damaged one; `message` has libpng's words.
  CPNG_DAMAGED = 1,
  /// The picture is larger than the limits allow.
  CPNG_TOO_LARGE = 2,
  /// Memory ran out.
  CPNG_NO_MEMORY = 3,
};

struct cpng_limits {
  uint32_t largest_side;
  uint64_t most_pixels;
};

struct cpng_result {
  enum cpng_status status;
  uint32_t width;
  uint32_t height;
  char message[128];
};

/// Reads the size of the PNG in `bytes`, and checks it against `limits`.
struct cpng_result cpng_read_size(const uint8_t *bytes, size_t length, struct cpng_limits limits);

/// Decodes the PNG in `bytes` to 8-bit RGBA. `pixels` has room for 4 × width × height bytes, as
/// cpng_read_size told them.
struct cpng_result cpng_read_pixels(const uint8_t *bytes, size_t length, struct cpng_limits limits,
                                    uint8_t *pixels, size_t room);

/// Makes 8-bit RGBA to 0xAARRGGBB multiplied by alpha and rounded to the nearest, in place.
void cpng_multiply(uint8_t *pixels, size_t count);

/// Takes `length` encoded bytes. Must return.
typedef void (*cpng_sink)(void *context, const uint8_t *bytes, size_t length);

/// Encodes `pixels`, rows of 0xAARRGGBB multiplied by alpha, as an 8-bit RGBA PNG without
/// interlacing, with an sRGB and a pHYs chunk, and hands the bytes to `sink`.
struct cpng_result cpng_write(const uint32_t *pixels, uint32_t width, uint32_t height,
                              uint32_t pixels_per_meter, cpng_sink sink, void *context);

/// The checksum of a PNG chunk, CRC-32 of its kind and its data.
uint32_t cpng_checksum(const uint8_t *bytes, size_t length);

/// The checksum of what `checksum` is of, and of `bytes` after it.
uint32_t cpng_checksum_on(uint32_t checksum, const uint8_t *bytes, size_t length);

/// The versions of the libraries.
const char *cpng_libpng_version(void);
const char *cpng_libdeflate_version(void);
const char *cpng_zlib_version(void);

#endif
