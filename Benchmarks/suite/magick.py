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

# The cells of the richest preset: the focused one is the third.
CELLS, FOCUSED = [18, 186, 354, 582, 750, 918], 2
CLEAR = ["(", "-size", "1080x228", "xc:none"]


def rounded(lefts, top, width, height, radius):
    return " ".join(
        f"roundrectangle {x},{top} {x + width - 1},{top + height - 1} {radius},{radius}"
        for x in lefts)


def cells(lefts=CELLS, inset=0, below=0):
    return rounded([x + inset for x in lefts], 18 + inset + below, 144 - 2 * inset,
                   192 - 2 * inset, 23.5 - inset)


def without(color, shape, hole):
    """A shape in a colour, with a hole in it, laid over the picture."""
    return [*CLEAR, "-fill", color, "-draw", shape, *CLEAR, "-fill", "white", "-draw", hole, ")",
            "-compose", "DstOut", "-composite", ")", "-compose", "Over", "-composite"]


OTHERS = [x for index, x in enumerate(CELLS) if index != FOCUSED]
RICHEST = [
    "-size", "1080x228", "xc:#09090b",
    # The shadows.
    *CLEAR, "-fill", "#00000099", "-draw", cells(inset=6, below=6), "-blur", "0x9",
    *CLEAR, "-fill", "white", "-draw", cells(), ")", "-compose", "DstOut", "-composite", ")",
    "-compose", "Over", "-composite",
    # The gradient.
    "(", "-size", "1080x192", "gradient:#ffffff0f-#ffffff00",
    "-background", "none", "-splice", "0x18",
    *CLEAR, "-fill", "white", "-draw", cells(), ")", "-compose", "DstIn", "-composite", ")",
    "-compose", "Over", "-composite",
    # The inner shadows, then the borders.
    *without("#ffffff12", cells(inset=3), cells(inset=3, below=3)),
    *without("#27272a", cells(OTHERS), cells(OTHERS, 3)),
    *without("#fafafa66", cells([CELLS[FOCUSED]]), cells([CELLS[FOCUSED]], 3)),
    "-fill", "#fafafa", "-font", INTER, "-pointsize", "72",
    "-draw", "text 72.69,140.182 '1' text 235.628,140.182 '2'",
    "-draw", "rectangle 396,177 455,182"]
