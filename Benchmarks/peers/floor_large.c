// The floor for a picture of 8,000 × 8,000 pixels, the default field at 16×: floor_large FILE
#include "field.h"

static const struct field field = {
    .width = 8000, .height = 8000, .cells = 6, .entered = 3, .cell = 800, .gap = 640 / 3.0,
    .margin = 3200 / 3.0, .top = 3600, .border = 16, .radius = 115.2,
    .border_color = 0x8C8C8C, .cell_color = 0xFFFFFF,
};

int main(int count, char **arguments) { return draw_to_file(&field, count, arguments); }
