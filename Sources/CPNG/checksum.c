#include <libdeflate.h>

#include "cpng.h"

uint32_t cpng_checksum(const uint8_t *bytes, size_t length) {
  return cpng_checksum_on(0, bytes, length);
}

uint32_t cpng_checksum_on(uint32_t checksum, const uint8_t *bytes, size_t length) {
  // Of no bytes at all it would start anew.
  return length == 0 ? checksum : libdeflate_crc32(checksum, bytes, length);
}
