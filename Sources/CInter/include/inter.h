#ifndef CODEBOX_INTER_H
#define CODEBOX_INTER_H

#include <stddef.h>

/// A font file's bytes, embedded in the binary and valid for the whole run.
struct inter_font {
  const unsigned char *bytes;
  size_t length;
};

extern const struct inter_font inter_regular;
extern const struct inter_font inter_semibold;

#endif
