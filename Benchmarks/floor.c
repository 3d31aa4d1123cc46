// The least that a program drawing the default secure field with cairo can do: floor FILE
//
// No arguments to understand, no layout to reckon, no font, no care for the file system.
#include <cairo.h>
#include <math.h>

enum { width = 375, height = 50, cell = 50, gap = 5, margin = 25, cells = 6, entered = 3 };

static void draw(cairo_t *context) {
  const double radius = 7.2, grey = 0x8c / 255.0;
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  for (int index = 0; index < cells; index++) {
    double x = margin + index * (cell + gap);
    cairo_rectangle(context, x + 0.5, 0.5, cell - 1, cell - 1);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_fill_preserve(context);
    cairo_set_source_rgb(context, grey, grey, grey);
    cairo_set_line_width(context, 1);
    cairo_stroke(context);
    if (index < entered) {
      cairo_arc(context, x + cell / 2.0, cell / 2.0, radius, 0, 2 * acos(-1));
      cairo_set_source_rgb(context, 0, 0, 0);
      cairo_fill(context);
    }
  }
}

int main(int count, char **arguments) {
  if (count != 2) {
    return 2;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  draw(context);
  cairo_destroy(context);
  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[1]);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
