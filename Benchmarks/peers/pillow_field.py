"""Draws fields with Pillow, as a script of one's own would:

pillow_field.py FILE             the default secure field
pillow_field.py --large FILE     at 16×, in a frame of 8,000 × 8,000 pixels
pillow_field.py --many N DIR     pictures 0 to N − 1 of the family in Benchmarks/suite/family.py
pillow_field.py --verify N DIR   draws them in memory, and compares them with the files in DIR

Pillow does not smooth edges: a dot is drawn eight times as large and reduced.
"""

import math
import sys

from PIL import Image, ImageChops, ImageDraw

FINE = 8


def draw_dot(image, x, y, radius):
    """A dot about a point, given in pixels."""
    left, top = math.floor(x - radius), math.floor(y - radius)
    side = math.ceil(2 * radius) + 2
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    # The ellipse's box is of whole pixels, the last of them within.
    x, y, reach = (x - left) * FINE, (y - top) * FINE, radius * FINE
    ImageDraw.Draw(mask).ellipse(
        [round(x - reach), round(y - reach), round(x + reach) - 1, round(y + reach) - 1], fill=255)
    image.paste((0, 0, 0), (left, top), mask.reduce(FINE))


def rgb(color):
    return color >> 16, color >> 8 & 255, color & 255


def drawn(size, cells, entered, cell, gap=5.0, margin=25.0, top=0, border=1, radius=7.2,
          border_color=0x8C8C8C, cell_color=0xFFFFFF):
    image = Image.new("RGB", size, "white")
    canvas = ImageDraw.Draw(image)
    for index in range(cells):
        x = round(margin + index * (cell + gap))
        canvas.rectangle([x, top, x + cell - 1, top + cell - 1], fill=rgb(cell_color),
                         outline=rgb(border_color), width=border)
        if index < entered:
            draw_dot(image, x + cell / 2, top + cell / 2, radius)
    return image


def member(index):
    cells, cell = 1 + index % 8, 40 + index * 7 % 25
    return drawn((cells * cell + (cells - 1) * 5 + 50, cell), cells, index // 8 % (cells + 1), cell,
                 border_color=index * 0x9E3779 & 0xFFFFFF,
                 cell_color=0xFFFFFF - (index * 0x2D4B1F & 0x1F1F1F))


def verify(index, file):
    with Image.open(file) as known:
        image = member(index)
        if known.size != image.size or ImageChops.difference(known, image).getbbox():
            sys.exit(f"another picture: {file}")


if sys.argv[1] in ("--many", "--verify"):
    for number in range(int(sys.argv[2])):
        path = f"{sys.argv[3]}/{number:05}.png"
        if sys.argv[1] == "--many":
            member(number).save(path)
        else:
            verify(number, path)
elif sys.argv[1] == "--large":
    drawn((8000, 8000), 6, 3, 800, gap=640 / 3, margin=3200 / 3, top=3600, border=16,
          radius=115.2).save(sys.argv[2])
else:
    drawn((375, 50), 6, 3, 50).save(sys.argv[1])
