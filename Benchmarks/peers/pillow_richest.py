"""Draws the preset `floating` at 3× with Pillow, as a script of one's own would:

pillow_richest.py FILE FONT   (FONT is Inter)

Pillow does not smooth edges: a rounded box is drawn four times as large and reduced.
"""

import sys

from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIZE, CELL, FINE = (978, 306), (180, 192), 4


def rounded(radius):
    """The coverage of a cell."""
    mask = Image.new("L", (CELL[0] * FINE, CELL[1] * FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        [0, 0, CELL[0] * FINE - 1, CELL[1] * FINE - 1], radius * FINE, fill=255)
    return mask.reduce(FINE)


def faded(mask, opacity):
    return mask.point([round(value * opacity / 255) for value in range(256)])


image = Image.new("RGB", SIZE, "white")
shadow = Image.new("L", SIZE, 0)
shadow.paste(rounded(24), (513, 66))
shadow = shadow.filter(ImageFilter.GaussianBlur(24))
image.paste("black", (0, 0), faded(shadow, 0x0F))
cell = faded(rounded(72), 0x5E)
for left in (57, 285, 741):
    image.paste("#e8ebf1", (left, 57), cell)
image.paste("white", (513, 57), rounded(24))
canvas = ImageDraw.Draw(image)
font = ImageFont.truetype(sys.argv[2], 60)
canvas.text((147, 174.818), "1", fill="#464542", font=font, anchor="ms")
canvas.text((375, 174.818), "2", fill="#464542", font=font, anchor="ms")
canvas.rectangle([572, 210, 634, 212], fill="#8992a0")
image.save(sys.argv[1])
