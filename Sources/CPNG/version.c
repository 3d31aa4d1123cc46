#include <libdeflate.h>
#include <png.h>
#include <zlib.h>

#include "cpng.h"

const char *cpng_libpng_version(void) { return png_get_libpng_ver(NULL); }

// libdeflate tells what it was compiled with, and not what runs; on Linux that is the same.
const char *cpng_libdeflate_version(void) { return LIBDEFLATE_VERSION_STRING; }

const char *cpng_zlib_version(void) { return zlibVersion(); }
