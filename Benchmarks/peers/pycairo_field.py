"""Draws fields with pycairo, as a script of one's own would:

pycairo_field.py FILE           the default secure field
pycairo_field.py --large FILE   at 16×, in a frame of 8,000 × 8,000 pixels
pycairo_field.py --many N DIR   pictures 0 to N − 1 of the family in Benchmarks/suite/family.py
"""

import math
import sys

import cairo


def rgb(color):
    return (color >> 16) / 255, (color >> 8 & 255) / 255, (color & 255) / 255


def draw(file, size, cells, entered, cell, gap=5.0, margin=25.0, top=0, border=1, radius=7.2,
         border_color=0x8C8C8C, cell_color=0xFFFFFF):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *size)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.set_line_width(border)
    for index in range(cells):
        x = round(margin + index * (cell + gap))
        side = cell - border
        context.rectangle(x + border / 2, top + border / 2, side, side)
        context.set_source_rgb(*rgb(cell_color))
        context.fill_preserve()
        context.set_source_rgb(*rgb(border_color))
        context.stroke()
        if index < entered:
            context.arc(x + cell / 2, top + cell / 2, radius, 0, 2 * math.pi)
            context.set_source_rgb(0, 0, 0)
            context.fill()
    surface.write_to_png(file)


def draw_many(count, folder):
    for index in range(count):
        cells, cell = 1 + index % 8, 40 + index * 7 % 25
        draw(f"{folder}/{index:05}.png", (cells * cell + (cells - 1) * 5 + 50, cell), cells,
             index // 8 % (cells + 1), cell, border_color=index * 0x9E3779 & 0xFFFFFF,
             cell_color=0xFFFFFF - (index * 0x2D4B1F & 0x1F1F1F))


if sys.argv[1] == "--many":
    draw_many(int(sys.argv[2]), sys.argv[3])
elif sys.argv[1] == "--large":
    draw(sys.argv[2], (8000, 8000), 6, 3, 800, gap=640 / 3, margin=3200 / 3, top=3600, border=16,
         radius=115.2)
else:
    draw(sys.argv[1], (375, 50), 6, 3, 50)
