"""What ImageMagick's convert is told to draw. A pixel's middle is a whole number there; boxes are
filled, since a line of one pixel comes out wider, and radii are less by what its smoothing adds."""

from .peers import INTER


def boxes(lefts, top, side, inset):
    return " ".join(
        f"rectangle {x + inset},{top + inset} {x + side - 1 - inset},{top + side - 1 - inset}"
        for x in lefts)


def field(size, lefts, top, side, border, radius):
    dots = " ".join(
        f"ellipse {x + side / 2 - 0.5},{top + side / 2 - 0.5} {radius},{radius} 0,360"
        for x in lefts[:3])
    return ["-size", "{}x{}".format(*size), "xc:white",
            "-fill", "#8c8c8c", "-draw", boxes(lefts, top, side, 0),
            "-fill", "white", "-draw", boxes(lefts, top, side, border),
            "-fill", "black", "-draw", dots]


DEFAULT = field((375, 50), [25, 80, 135, 190, 245, 300], 0, 50, 1, 6.85)

LARGE = field((8000, 8000), [1067, 2080, 3093, 4107, 5120, 6133], 3600, 800, 16, 114.86)


# The richest preset: a cell and its shadow are drawn once and laid down six times.
CELLS, TOP, FOCUSED, AROUND = [18, 186, 354, 582, 750, 918], 18, 2, 30


def clear(width, height, color, shape):
    """A shape on a picture of its own."""
    return ["(", "-size", f"{width}x{height}", "xc:none", "-fill", color, "-draw", shape, ")"]


def cell(inset=0, x=0, y=0):
    """A cell's outline, so much within its outer edge. A radius is less by half a pixel."""
    left, top, radius = x + inset, y + inset, 23.5 - inset
    return f"roundrectangle {left},{top} {x + 143 - inset},{y + 191 - inset} {radius},{radius}"


def lay(how):
    return ["-compose", how, "-composite"]


def ring(color, shape, hole):
    """What is between two outlines, laid over the cell."""
    return ["(", *clear(144, 192, color, shape), *clear(144, 192, "white", hole), *lay("DstOut"),
            ")", *lay("Over")]


def known(name, *words):
    """Makes a picture that is laid down later."""
    return ["(", *words, "-write", f"mpr:{name}", "+delete", ")"]


def place(name, x, y):
    return [f"mpr:{name}", "-geometry", f"{x:+}{y:+}", *lay("Over")]


WHOLE = 144 + 2 * AROUND, 192 + 2 * AROUND
SHADOW = [
    *clear(*WHOLE, "#00000099", cell(6, AROUND, AROUND + 6)), "-blur", "0x9",
    *clear(*WHOLE, "white", cell(0, AROUND, AROUND)), *lay("DstOut")]
KEY = [
    "(", "-size", "144x192", "gradient:#ffffff0f-#ffffff00", ")",
    *clear(144, 192, "white", cell()), *lay("DstIn"), *ring("#ffffff12", cell(3), cell(3, y=3))]

RICHEST = [
    *known("shadow", *SHADOW),
    *known("key", *KEY, *ring("#27272a", cell(), cell(3))),
    *known("focused", *KEY, *ring("#fafafa66", cell(), cell(3))),
    "-size", "1080x228", "xc:#09090b",
    *(word for x in CELLS for word in place("shadow", x - AROUND, TOP - AROUND)),
    *(word for index, x in enumerate(CELLS)
      for word in place("focused" if index == FOCUSED else "key", x, TOP)),
    "-fill", "#fafafa", "-font", INTER, "-pointsize", "72",
    "-draw", "text 72.69,140.182 '1' text 235.628,140.182 '2'",
    "-draw", "rectangle 396,177 455,182"]
