// A field as the floor programs know it: everything that a layout would reckon is given, in pixels.
#include <cairo.h>
#include <math.h>

struct field {
  int width, height, cells, entered;
  double cell, gap, margin, top, border, radius;
  unsigned border_color, cell_color;
};

static inline void set_color(cairo_t *context, unsigned color) {
  cairo_set_source_rgb(context, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
                       (color & 255) / 255.0);
}

static inline void draw(const struct field *field, cairo_t *context) {
  set_color(context, 0xFFFFFF);
  cairo_paint(context);
  for (int index = 0; index < field->cells; index++) {
    double x = floor(field->margin + index * (field->cell + field->gap) + 0.5);
    double inset = field->border / 2, side = field->cell - field->border;
    cairo_rectangle(context, x + inset, field->top + inset, side, side);
    set_color(context, field->cell_color);
    cairo_fill_preserve(context);
    set_color(context, field->border_color);
    cairo_set_line_width(context, field->border);
    cairo_stroke(context);
    if (index < field->entered) {
      double half = field->cell / 2;
      cairo_arc(context, x + half, field->top + half, field->radius, 0, 2 * acos(-1));
      set_color(context, 0x000000);
      cairo_fill(context);
    }
  }
}

static inline cairo_surface_t *drawn(const struct field *field) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, field->width, field->height);
  cairo_t *context = cairo_create(surface);
  draw(field, context);
  cairo_destroy(context);
  return surface;
}

// The whole of a program that draws one field: its only argument is the file.
static inline int draw_to_file(const struct field *field, int count, char **arguments) {
  if (count != 2) {
    return 2;
  }
  cairo_surface_t *surface = drawn(field);
  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[1]);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
