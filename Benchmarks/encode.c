// Pixels to the bytes of a PNG file, by codebox's encoder and by cairo's: encode ROUNDS FILE.png...
//
// Prints a line a file, its fields parted by tabs: the file, the median time of ours and of cairo's
// in nanoseconds, the length of ours and of cairo's in bytes. The two take turns, so that what
// disturbs the machine disturbs both.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cpng.h"

enum { pixels_per_meter = 2835 };

static void count_ours(void *context, const uint8_t *bytes, size_t length) {
  (void)bytes;
  *(size_t *)context += length;
}

static cairo_status_t count_cairo(void *context, const unsigned char *bytes, unsigned length) {
  (void)bytes;
  *(size_t *)context += length;
  return CAIRO_STATUS_SUCCESS;
}

// The length of the file, or 0 after a fault.
static size_t encode_ours(cairo_surface_t *surface) {
  size_t length = 0;
  struct cpng_result result =
      cpng_write((const uint32_t *)(const void *)cairo_image_surface_get_data(surface),
                 (uint32_t)cairo_image_surface_get_width(surface),
                 (uint32_t)cairo_image_surface_get_height(surface), pixels_per_meter, count_ours,
                 &length);
  return result.status == CPNG_OK ? length : 0;
}

static size_t encode_cairo(cairo_surface_t *surface) {
  size_t length = 0;
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, count_cairo, &length);
  return status == CAIRO_STATUS_SUCCESS ? length : 0;
}

// The picture as a surface of 0xAARRGGBB, which is what a file without alpha does not become by
// itself; or NULL.
static cairo_surface_t *loaded(const char *file) {
  cairo_surface_t *picture = cairo_image_surface_create_from_png(file);
  int width = cairo_image_surface_get_width(picture);
  int height = cairo_image_surface_get_height(picture);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface(context, picture, 0, 0);
  cairo_paint(context);
  int is_whole = cairo_status(context) == CAIRO_STATUS_SUCCESS &&
                 cairo_image_surface_get_stride(surface) == 4 * width;
  cairo_destroy(context);
  cairo_surface_destroy(picture);
  if (!is_whole) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_surface_flush(surface);
  return surface;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int by_size(const void *one, const void *other) {
  long long a = *(const long long *)one, b = *(const long long *)other;
  return (a > b) - (a < b);
}

static long long median(long long *times, size_t count) {
  qsort(times, count, sizeof *times, by_size);
  return count % 2 == 1 ? times[count / 2] : (times[count / 2 - 1] + times[count / 2]) / 2;
}

int main(int count, char **arguments) {
  long rounds = count > 2 ? strtol(arguments[1], NULL, 10) : 0;
  if (rounds < 1 || rounds > 1000000) {
    fprintf(stderr, "usage: encode ROUNDS FILE.png...\n");
    return 2;
  }
  long long *ours = calloc((size_t)rounds, sizeof *ours);
  long long *cairos = calloc((size_t)rounds, sizeof *cairos);
  if (ours == NULL || cairos == NULL) {
    return 1;
  }
  for (int index = 2; index < count; index++) {
    cairo_surface_t *surface = loaded(arguments[index]);
    size_t our_bytes = surface == NULL ? 0 : encode_ours(surface);
    size_t cairo_bytes = surface == NULL ? 0 : encode_cairo(surface);
    if (our_bytes == 0 || cairo_bytes == 0) {
      fprintf(stderr, "encode: %s: cannot be read or encoded\n", arguments[index]);
      return 1;
    }
    for (long round = 0; round < rounds; round++) {
      long long start = now();
      encode_ours(surface);
      long long middle = now();
      encode_cairo(surface);
      ours[round] = middle - start;
      cairos[round] = now() - middle;
    }
    printf("%s\t%lld\t%lld\t%zu\t%zu\n", arguments[index], median(ours, (size_t)rounds),
           median(cairos, (size_t)rounds), our_bytes, cairo_bytes);
    fflush(stdout);
    cairo_surface_destroy(surface);
  }
  free(ours);
  free(cairos);
  return 0;
}
