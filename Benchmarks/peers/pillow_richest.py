"""Draws the preset `keycaps` in two groups at 3× with Pillow, as a script of one's own would:

pillow_richest.py FILE FONT   (FONT is Inter SemiBold)

Pillow does not smooth edges: a rounded box is drawn four times as large and reduced.
"""

import sys

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

WIDTH, HEIGHT, BORDER, RADIUS, FINE = 144, 192, 3, 24, 4
LEFTS, TOP, FOCUSED = (18, 186, 354, 582, 750, 918), 18, 2
# The shadow's picture goes so far beyond the cell.
AROUND, SPREAD, BELOW = 30, -6, 6


def rounded(inset, around=0, below=0):
    """The coverage of a cell's outline, so much within its outer edge."""
    size = WIDTH + 2 * around, HEIGHT + 2 * around
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    left, top = around + inset, around + inset + below
    right, bottom = size[0] - left, size[1] - around - inset + below
    ImageDraw.Draw(mask).rounded_rectangle(
        [left * FINE, top * FINE, right * FINE - 1, bottom * FINE - 1], (RADIUS - inset) * FINE,
        fill=255)
    return mask.reduce(FINE)


def faded(mask, opacity):
    return mask.point([round(value * opacity / 255) for value in range(256)])


def sheen():
    """The gradient's opacity, from the top down."""
    column = Image.new("L", (1, HEIGHT))
    column.putdata([round(15 * (1 - (y + 0.5) / HEIGHT)) for y in range(HEIGHT)])
    return column.resize((WIDTH, HEIGHT))


outer, inner = rounded(0), rounded(BORDER)
shadow = rounded(-SPREAD, AROUND, BELOW).filter(ImageFilter.GaussianBlur(9))
shadow = ImageChops.multiply(faded(shadow, 0x99), ImageChops.invert(rounded(0, AROUND)))
fill = ImageChops.multiply(outer, sheen())
# The inner shadow has no blur: what the cell's inside leaves of itself when it moves down.
edge = faded(ImageChops.subtract(inner, ImageChops.offset(inner, 0, 3)), 0x12)
border = ImageChops.subtract(outer, inner)

image = Image.new("RGB", (1080, 228), "#09090b")
for left in LEFTS:
    image.paste("black", (left - AROUND, TOP - AROUND), shadow)
for index, left in enumerate(LEFTS):
    image.paste("white", (left, TOP), fill)
    image.paste("white", (left, TOP), edge)
    if index == FOCUSED:
        image.paste("#fafafa", (left, TOP), faded(border, 0x66))
    else:
        image.paste("#27272a", (left, TOP), border)
canvas = ImageDraw.Draw(image)
font = ImageFont.truetype(sys.argv[2], 72)
canvas.text((90, 140.182), "1", fill="#fafafa", font=font, anchor="ms")
canvas.text((258, 140.182), "2", fill="#fafafa", font=font, anchor="ms")
canvas.rectangle([396, 177, 455, 182], fill="#fafafa")
image.save(sys.argv[1])
