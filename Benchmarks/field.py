"""Draws the default secure field with pycairo, as a script of one's own would: field.py FILE"""

import math
import sys

import cairo

WIDTH, HEIGHT, CELL, GAP, MARGIN = 375, 50, 50, 5, 25
CELLS, ENTERED, RADIUS, GREY = 6, 3, 7.2, 0x8C / 255


def draw(context):
    context.set_source_rgb(1, 1, 1)
    context.paint()
    for cell in range(CELLS):
        x = MARGIN + cell * (CELL + GAP)
        context.rectangle(x + 0.5, 0.5, CELL - 1, CELL - 1)
        context.set_source_rgb(1, 1, 1)
        context.fill_preserve()
        context.set_source_rgb(GREY, GREY, GREY)
        context.set_line_width(1)
        context.stroke()
        if cell < ENTERED:
            context.arc(x + CELL / 2, CELL / 2, RADIUS, 0, 2 * math.pi)
            context.set_source_rgb(0, 0, 0)
            context.fill()


surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, HEIGHT)
draw(cairo.Context(surface))
surface.write_to_png(sys.argv[1])
