#ifndef CODEBOX_CPNG_FAILURE_H
#define CODEBOX_CPNG_FAILURE_H

#include <png.h>
#include <stdlib.h>

#include "cpng.h"

// What libpng calls when it fails: notes its words in the cpng_result that the session carries and
// jumps back to the session's setjmp.
static inline _Noreturn void fail(png_structp png, png_const_charp message) {
  struct cpng_result *result = png_get_error_ptr(png);
  size_t i = 0;
  for (; message[i] != '\0' && i + 1 < sizeof result->message; i++) {
    result->message[i] = message[i];
  }
  result->message[i] = '\0';
  if (result->status == CPNG_OK) {
    result->status = CPNG_DAMAGED;
  }
  png_longjmp(png, 1);
}

// libpng's warnings concern chunks that do not touch the pixels.
static inline void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

#endif
