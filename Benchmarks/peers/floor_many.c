// The floor for many pictures in one process: floor_many N FOLDER [--verify]
//
// Draws pictures 0 to N − 1 of the family, whose rule stands in Benchmarks/suite/family.py too.
// --verify draws them in memory and compares them with the files in FOLDER.
#include "field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct field field_at(unsigned index) {
  int cells = 1 + index % 8;
  int cell = 40 + index * 7 % 25;
  return (struct field){
      .width = cells * cell + (cells - 1) * 5 + 50, .height = cell,
      .cells = cells, .entered = (int)(index / 8) % (cells + 1),
      .cell = cell, .gap = 5, .margin = 25, .border = 1, .radius = 7.2,
      .border_color = index * 0x9E3779 & 0xFFFFFF,
      .cell_color = 0xFFFFFF - (index * 0x2D4B1F & 0x1F1F1F),
  };
}

static int write_file(cairo_surface_t *surface, const char *path) {
  return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS;
}

static int is_same(cairo_surface_t *surface, const char *path) {
  cairo_surface_t *known = cairo_image_surface_create_from_png(path);
  int height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  int same = cairo_surface_status(known) == CAIRO_STATUS_SUCCESS &&
             cairo_image_surface_get_height(known) == height &&
             cairo_image_surface_get_stride(known) == stride &&
             memcmp(cairo_image_surface_get_data(known), cairo_image_surface_get_data(surface),
                    (size_t)stride * height) == 0;
  cairo_surface_destroy(known);
  return same;
}

int main(int count, char **arguments) {
  if (count < 3) {
    return 2;
  }
  int (*finish)(cairo_surface_t *, const char *) = count > 3 ? is_same : write_file;
  for (int index = 0; index < atoi(arguments[1]); index++) {
    char path[4000];
    snprintf(path, sizeof path, "%s/%05d.png", arguments[2], index);
    struct field field = field_at(index);
    cairo_surface_t *surface = drawn(&field);
    cairo_surface_flush(surface);
    int done = finish(surface, path);
    cairo_surface_destroy(surface);
    if (!done) {
      fprintf(stderr, "floor_many: %s\n", path);
      return 1;
    }
  }
  return 0;
}
