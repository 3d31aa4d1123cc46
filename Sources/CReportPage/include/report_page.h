#ifndef CODEBOX_REPORT_PAGE_H
#define CODEBOX_REPORT_PAGE_H

#include <stddef.h>

/// A file of the page, embedded in the binary and valid for the whole run.
struct report_file {
  const unsigned char *bytes;
  size_t length;
};

extern const struct report_file report_markup;
extern const struct report_file report_style;
extern const struct report_file report_script;

#endif
