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

RICHEST = [
    "-size", "978x306", "xc:white",
    "(", "-size", "978x306", "xc:none", "-fill", "#0000000f",
    "-draw", "roundrectangle 513,66 692,257 24,24", "-blur", "0x24", ")", "-composite",
    "-fill", "#e8ebf15e",
    "-draw", "roundrectangle 57,57 236,248 72,72 roundrectangle 285,57 464,248 72,72 "
             "roundrectangle 741,57 920,248 72,72",
    "-fill", "white", "-draw", "roundrectangle 513,57 692,248 24,24",
    "-fill", "#464542", "-font", INTER, "-pointsize", "60",
    "-draw", "text 133.065,174.818 '1' text 356.847,174.818 '2'",
    "-fill", "#8992a0", "-draw", "rectangle 572,210 634,212"]
