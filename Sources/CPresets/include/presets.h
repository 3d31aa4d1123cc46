#ifndef CODEBOX_PRESETS_H
#define CODEBOX_PRESETS_H

#include <stddef.h>

/// A look document, embedded in the binary and valid for the whole run.
struct embedded_look {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// All looks, in the order in which they are listed.
const struct embedded_look *embedded_look_table(void);
extern const size_t embedded_look_count;

#endif
