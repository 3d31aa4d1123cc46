#include <zlib.h>

#include "cpng.h"

uint32_t cpng_checksum(const uint8_t *bytes, size_t length) {
  return (uint32_t)crc32_z(crc32_z(0, Z_NULL, 0), bytes, length);
}
