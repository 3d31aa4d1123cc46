// The least that a program drawing the default secure field with cairo can do: floor FILE
//
// No arguments to understand, no layout to reckon, no font, no care for the file system.
#include "field.h"

static const struct field field = {
    .width = 375, .height = 50, .cells = 6, .entered = 3,
    .cell = 50, .gap = 5, .margin = 25, .border = 1, .radius = 7.2,
    .border_color = 0x8C8C8C, .cell_color = 0xFFFFFF,
};

int main(int count, char **arguments) { return draw_to_file(&field, count, arguments); }
