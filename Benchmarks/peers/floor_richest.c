// The least that a program can do that draws the preset `keycaps` in two groups at 3×:
// floor_richest FILE [PART]
//
// PART is left out: a shadow, gradient, inner shadow, digits or cursor whose lack must be seen.
//
// The digits are outlines of Inter SemiBold, in its units; the cells' one shadow is blurred once, as
// a mask of coverage, by three boxes in place of a Gauss curve.
#include <cairo.h>
#include <math.h>
#include <string.h>

static const char *left_out = "";

static int has(const char *part) {
  return strcmp(part, left_out) != 0;
}

enum { width = 1080, height = 228 };

// The cells; the focused one is the third.
enum { cells = 6, focused = 2, top = 18, cell_width = 144, cell_height = 192, border = 3 };
static const int lefts[cells] = {18, 186, 354, 582, 750, 918};

// The shadow's shape, how far its blur reaches, and the picture of both.
enum { spread = -6, below = 6, wide = cell_width + 2 * spread, high = cell_height + 2 * spread };
enum { reach = 27, passes = 3, mask_width = wide + 2 * reach, mask_height = high + 2 * reach };

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

// A cell's outline, so much within its outer edge.
static void add_cell(cairo_t *context, int index, double inset) {
  add_rounded(context, lefts[index] + inset, top + inset, cell_width - 2 * inset,
              cell_height - 2 * inset, 24 - inset);
}

static cairo_surface_t *shadow(void) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, mask_width, mask_height);
  cairo_t *context = cairo_create(mask);
  add_rounded(context, reach, reach, wide, high, 24 + spread);
  cairo_fill(context);
  cairo_surface_flush(mask);
  blur(mask, 9);
  cairo_surface_mark_dirty(mask);
  // It shows only outside the cell.
  add_rounded(context, reach + spread, reach + spread - below, cell_width, cell_height, 24);
  cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT);
  cairo_fill(context);
  cairo_destroy(context);
  return mask;
}

static void draw_shadows(cairo_t *context) {
  cairo_surface_t *mask = shadow();
  cairo_set_source_rgba(context, 0, 0, 0, 0x99 / 255.0);
  for (int index = 0; index < cells; index++) {
    cairo_mask_surface(context, mask, lefts[index] - spread - reach,
                       top - spread + below - reach);
  }
  cairo_surface_destroy(mask);
}

static void fill_cells(cairo_t *context) {
  cairo_pattern_t *sheen = cairo_pattern_create_linear(0, top, 0, top + cell_height);
  // A flat fill is the mean.
  double upper = has("gradient") ? 0x0F / 255.0 : 0x08 / 255.0;
  double lower = has("gradient") ? 0 : upper;
  cairo_pattern_add_color_stop_rgba(sheen, 0, 1, 1, 1, upper);
  cairo_pattern_add_color_stop_rgba(sheen, 1, 1, 1, 1, lower);
  for (int index = 0; index < cells; index++) {
    add_cell(context, index, 0);
  }
  cairo_set_source(context, sheen);
  cairo_fill(context);
  cairo_pattern_destroy(sheen);
}

// The inner shadow, which has no blur: what a cell's inside leaves of itself when it moves down.
static void draw_inner_shadows(cairo_t *context) {
  const double radius = 24 - border, quarter = acos(0);
  for (int index = 0; index < cells; index++) {
    double left = lefts[index] + border + radius;
    double right = lefts[index] + cell_width - border - radius, middle = top + border + radius;
    cairo_new_sub_path(context);
    cairo_arc(context, left, middle, radius, 2 * quarter, 3 * quarter);
    cairo_arc(context, right, middle, radius, -quarter, 0);
    cairo_arc_negative(context, right, middle + 3, radius, 0, -quarter);
    cairo_arc_negative(context, left, middle + 3, radius, 3 * quarter, 2 * quarter);
    cairo_close_path(context);
  }
  cairo_set_source_rgba(context, 1, 1, 1, 0x12 / 255.0);
  cairo_fill(context);
}

static void draw_borders(cairo_t *context) {
  for (int index = 0; index < cells; index++) {
    if (index != focused) {
      add_cell(context, index, 0);
      add_cell(context, index, border);
    }
  }
  cairo_set_source_rgb(context, 0x27 / 255.0, 0x27 / 255.0, 0x2A / 255.0);
  cairo_fill(context);
  add_cell(context, focused, 0);
  add_cell(context, focused, border);
  cairo_set_source_rgba(context, 0xFA / 255.0, 0xFA / 255.0, 0xFA / 255.0, 0x66 / 255.0);
  cairo_fill(context);
}

static void begin_digit(cairo_t *context, int index, double advance) {
  const double scale = 72 / 2816.0;
  cairo_save(context);
  cairo_translate(context, lefts[index] + cell_width / 2 - advance * scale / 2, 140.182);
  cairo_scale(context, scale, -scale);
}

static void end_digit(cairo_t *context) {
  cairo_restore(context);
  cairo_fill(context);
}

static void draw_one(cairo_t *context) {
  static const double points[][2] = {{1015, 2048}, {662, 2048}, {153, 1721}, {153, 1381},
                                     {632, 1687},  {644, 1687}, {644, 0},    {1015, 0}};
  begin_digit(context, 0, 1354);
  for (int index = 0; index < 8; index++) {
    cairo_line_to(context, points[index][0], points[index][1]);
  }
  end_digit(context);
}

static void draw_two(cairo_t *context) {
  begin_digit(context, 1, 1750);
  cairo_move_to(context, 182, 0);
  cairo_line_to(context, 1586, 0);
  cairo_line_to(context, 1586, 310);
  cairo_line_to(context, 694, 310);
  cairo_line_to(context, 694, 324);
  cairo_line_to(context, 1047, 683);
  cairo_curve_to(context, 1445, 1065, 1555, 1251, 1555, 1482);
  cairo_curve_to(context, 1555, 1825, 1276, 2076, 864, 2076);
  cairo_curve_to(context, 458, 2076, 170, 1824, 170, 1435);
  cairo_line_to(context, 523, 1435);
  cairo_curve_to(context, 523, 1644, 655, 1775, 859, 1775);
  cairo_curve_to(context, 1054, 1775, 1199, 1656, 1199, 1463);
  cairo_curve_to(context, 1199, 1292, 1095, 1170, 893, 965);
  cairo_line_to(context, 182, 268);
  end_digit(context);
}

static void draw(cairo_t *context) {
  cairo_set_source_rgb(context, 0x09 / 255.0, 0x09 / 255.0, 0x0B / 255.0);
  cairo_paint(context);
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
  if (has("shadow")) {
    draw_shadows(context);
  }
  fill_cells(context);
  if (has("inner shadow")) {
    draw_inner_shadows(context);
  }
  draw_borders(context);
  cairo_set_source_rgb(context, 0xFA / 255.0, 0xFA / 255.0, 0xFA / 255.0);
  if (has("digits")) {
    draw_one(context);
    draw_two(context);
  }
  if (has("cursor")) {
    cairo_rectangle(context, 396, 177, 60, 6);
    cairo_fill(context);
  }
}

int main(int count, char **arguments) {
  if (count != 2 && count != 3) {
    return 2;
  }
  left_out = count == 3 ? arguments[2] : left_out;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  draw(context);
  cairo_destroy(context);
  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[1]);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
