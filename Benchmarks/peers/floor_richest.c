// The least that a program can do that draws the preset `floating` at 3×: floor_richest FILE
//
// The digits are outlines of Inter, in its units; the shadow is blurred as a mask of coverage, by
// three boxes in place of a Gauss curve.
#include <cairo.h>
#include <math.h>

enum { width = 978, height = 306 };

// The shadow's shape, how far its blur reaches, and the picture of both.
enum { left = 513, top = 66, wide = 180, high = 192, reach = 72, passes = 3 };
enum { mask_width = wide + 2 * reach, mask_height = high + 2 * reach };

static void add_rounded(cairo_t *context, double x, double y, double w, double h, double r) {
  const double quarter = acos(0);
  cairo_new_sub_path(context);
  cairo_arc(context, x + w - r, y + r, r, -quarter, 0);
  cairo_arc(context, x + w - r, y + h - r, r, 0, quarter);
  cairo_arc(context, x + r, y + h - r, r, quarter, 2 * quarter);
  cairo_arc(context, x + r, y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(context);
}

// Each of `count` bytes, `step` apart, becomes the mean of those up to `near` away.
static void blur_line(unsigned char *line, int count, int step, int near) {
  unsigned char mixed[mask_height];
  unsigned sum = 0, size = 2 * near + 1;
  for (int at = -near; at < count; at++) {
    sum += at + near < count ? line[(at + near) * step] : 0;
    sum -= at - near > 0 ? line[(at - near - 1) * step] : 0;
    if (at >= 0) {
      mixed[at] = (sum + size / 2) / size;
    }
  }
  for (int at = 0; at < count; at++) {
    line[at * step] = mixed[at];
  }
}

static void blur(cairo_surface_t *mask, double deviation) {
  unsigned char *bytes = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  // The variance of boxes adds up: n (s² − 1) / 12 for n of them, s wide.
  int near = (int)floor((sqrt(12 * deviation * deviation / passes + 1) - 1) / 2 + 0.5);
  for (int pass = 0; pass < passes; pass++) {
    for (int y = 0; y < mask_height; y++) {
      blur_line(bytes + y * stride, mask_width, 1, near);
    }
    for (int x = 0; x < mask_width; x++) {
      blur_line(bytes + x, mask_height, stride, near);
    }
  }
}

static void draw_shadow(cairo_t *context) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, mask_width, mask_height);
  cairo_t *shape = cairo_create(mask);
  add_rounded(shape, reach, reach, wide, high, 24);
  cairo_fill(shape);
  cairo_destroy(shape);
  cairo_surface_flush(mask);
  blur(mask, 24);
  cairo_surface_mark_dirty(mask);
  cairo_set_source_rgba(context, 0, 0, 0, 15 / 255.0);
  cairo_mask_surface(context, mask, left - reach, top - reach);
  cairo_surface_destroy(mask);
}

static void begin_digit(cairo_t *context, double middle, double advance) {
  const double scale = 60 / 2816.0;
  cairo_save(context);
  cairo_translate(context, middle - advance * scale / 2, 174.818);
  cairo_scale(context, scale, -scale);
}

static void end_digit(cairo_t *context) {
  cairo_restore(context);
  cairo_set_source_rgb(context, 0x46 / 255.0, 0x45 / 255.0, 0x42 / 255.0);
  cairo_fill(context);
}

static void draw_one(cairo_t *context) {
  static const double points[][2] = {{932, 2048}, {684, 2048}, {172, 1708}, {172, 1456},
                                     {672, 1788}, {684, 1788}, {684, 0},    {932, 0}};
  begin_digit(context, 147, 1308);
  for (int index = 0; index < 8; index++) {
    cairo_line_to(context, points[index][0], points[index][1]);
  }
  end_digit(context);
}

static void draw_two(cairo_t *context) {
  begin_digit(context, 375, 1704);
  cairo_move_to(context, 212, 0);
  cairo_line_to(context, 1504, 0);
  cairo_line_to(context, 1504, 220);
  cairo_line_to(context, 552, 220);
  cairo_line_to(context, 552, 236);
  cairo_line_to(context, 1012, 728);
  cairo_curve_to(context, 1364, 1105, 1468, 1281, 1468, 1508);
  cairo_curve_to(context, 1468, 1824, 1212, 2076, 852, 2076);
  cairo_curve_to(context, 493, 2076, 220, 1832, 220, 1472);
  cairo_line_to(context, 456, 1472);
  cairo_curve_to(context, 456, 1705, 607, 1860, 844, 1860);
  cairo_curve_to(context, 1066, 1860, 1236, 1724, 1236, 1508);
  cairo_curve_to(context, 1236, 1319, 1125, 1179, 888, 920);
  cairo_line_to(context, 212, 180);
  end_digit(context);
}

static void draw(cairo_t *context) {
  static const double cells[] = {57, 285, 741};
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  draw_shadow(context);
  for (int index = 0; index < 3; index++) {
    add_rounded(context, cells[index], 57, 180, 192, 72);
  }
  cairo_set_source_rgba(context, 0xE8 / 255.0, 0xEB / 255.0, 0xF1 / 255.0, 0x5E / 255.0);
  cairo_fill(context);
  add_rounded(context, 513, 57, 180, 192, 24);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_fill(context);
  draw_one(context);
  draw_two(context);
  cairo_rectangle(context, 572, 210, 63, 3);
  cairo_set_source_rgb(context, 0x89 / 255.0, 0x92 / 255.0, 0xA0 / 255.0);
  cairo_fill(context);
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
