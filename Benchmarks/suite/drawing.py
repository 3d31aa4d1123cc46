"""Part c: many pictures in one process, into a folder that is empty each time."""

from . import family
from .cold import gather
from .commands import Broken, Skipped
from .contender import Contender
from .likeness import Likeness, judge_largest
from .many import COUNT, FEW, batch, floor, jobs, python
from .measuring import lay_aside, race, run_once
from .png import read_png

RUNS, SAMPLED = 5, 20
ALONE = "a process a picture, as in (a)"

DRAW_FEW = '''for file in "$1"/*.svg; do
  name=${file##*/}
  "$0" -o "$2/${name%.svg}.png" "$file" || exit 1
done'''


def draw(bench):
    known = bench.family
    ours = [batch(bench, known.manifest, COUNT, number) for number in jobs()]
    contenders = gather(
        ours,
        ("floor", lambda: floor(bench, note="one core, files written in place")),
        ("pycairo", lambda: python(bench, "pycairo", "cairo", "pycairo_field.py")),
        ("Pillow", lambda: python(bench, "Pillow", "PIL", "pillow_field.py")),
        ("rsvg-convert", lambda: rsvg_convert(bench)),
        ("ImageMagick", ALONE), ("Chromium", ALONE))
    for one in contenders:
        if not one.skipped:
            compare(bench, known, one)
    for one in ours:
        if one.skipped:
            raise Broken(f"{one.name}: {one.skipped}")
    race(bench.launcher, contenders, bench.folder, RUNS)
    return {
        "heading": f"{COUNT:,} different pictures in one process, a picture's share of it: medians "
                   f"of {RUNS} runs",
        "rows": [one.row(contenders[0]) for one in contenders]}


def rsvg_convert(bench):
    program = bench.programs.tool("rsvg-convert", "librsvg2-bin")
    drawings = bench.folder / "drawings"
    drawings.mkdir()
    for index in range(FEW):
        drawing = (drawings / family.name(index)).with_suffix(".svg")
        drawing.write_text(family.svg(index), encoding="utf-8")
    return Contender(
        "rsvg-convert", lambda folder: ["/bin/sh", "-c", DRAW_FEW, program, drawings, folder],
        f"a process a picture, {FEW} of them", FEW, "folder")


def compare(bench, known, contender):
    """Draws once, and compares some pictures, spread over all of them."""
    folder = bench.folder / "compared"
    try:
        run_once(bench.launcher, contender, folder)
        # A step that has nothing in common with the number of cells, so that all come up.
        worst = max(
            (Likeness(known.picture(index),
                      read_png((folder / family.name(index)).read_bytes()))
             for index in range(0, contender.count, contender.count // SAMPLED - 1)),
            key=lambda likeness: likeness.largest)
        contender.differs = judge_largest(worst)
    except (Skipped, ValueError, OSError) as reason:
        contender.skipped = str(reason)
    lay_aside(folder)
