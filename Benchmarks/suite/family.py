"""The family of pictures that batches draw: a rule over an index, which floor_many.c,
pycairo_field.py and pillow_field.py know too."""

import json

GAP, MARGIN, RADIUS = 5, 25, 7.2


def member(index):
    """Number of cells, entered dots, a cell's side in points, border's and cell's colour. The
    border's colour alone, a product with an odd number, is another for each index."""
    cells = 1 + index % 8
    return (cells, index // 8 % (cells + 1), 40 + index * 7 % 25, index * 0x9E3779 & 0xFFFFFF,
            0xFFFFFF - (index * 0x2D4B1F & 0x1F1F1F))


def entry(index):
    cells, entered, side, border, fill = member(index)
    return {
        "output": name(index), "digits": cells, "secure": True, "text": "1" * entered,
        "cell-size": side, "border-color": f"#{border:06X}", "cell-color": f"#{fill:06X}"}


def name(index):
    return f"{index:05}.png"


def write_manifest(file, count):
    lines = (json.dumps(entry(index)) for index in range(count))
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def svg(index):
    cells, entered, side, border, fill = member(index)
    width = cells * side + (cells - 1) * GAP + 2 * MARGIN
    lefts = [MARGIN + cell * (side + GAP) for cell in range(cells)]
    boxes = "".join(
        f'<rect x="{x + 0.5}" y="0.5" width="{side - 1}" height="{side - 1}"/>' for x in lefts)
    dots = "".join(
        f'<circle cx="{x + side / 2}" cy="{side / 2}" r="{RADIUS}"/>' for x in lefts[:entered])
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{side}" '
            f'viewBox="0 0 {width} {side}"><rect width="{width}" height="{side}" fill="#fff"/>'
            f'<g fill="#{fill:06x}" stroke="#{border:06x}">{boxes}</g>{dots}</svg>\n')
