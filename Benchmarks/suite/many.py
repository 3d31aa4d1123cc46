"""Parts c and d: a thousand different pictures of one family, drawn and checked."""

import shutil

from . import family, machine
from .cold import gather
from .commands import PEERS, Broken, Skipped
from .contender import Contender
from .likeness import Likeness, judge_largest
from .measuring import clear, race, run_once
from .png import read_png

COUNT, FEW, SAMPLED = 1000, 50, 20
DRAW_RUNS, VERIFY_RUNS = 5, 5
ALONE = "a process a picture, as in (a)"

# Shell loops for programs that know one picture a process.
DRAW_FEW = '''for file in "$1"/*.svg; do
  name=${file##*/}
  "$0" -o "$2/${name%.svg}.png" "$file" || exit 1
done'''
COMPARE_FEW = '''for file in "$1"/*.png; do
  "$0" -metric AE "$2/${file##*/}" "$file" null: || exit 1
done'''


def jobs():
    """One core, two, and all of them."""
    return sorted({1, min(2, machine.cores()), machine.cores()})


def cores(number):
    return f"codebox, {number} core{'' if number == 1 else 's'}"


class Family:
    """The pictures as codebox draws them, and its manifest, made once for a run of the suite."""

    def __init__(self, bench):
        self.manifest = bench.folder / "family.json"
        self.folder = bench.folder / "family"
        family.write_manifest(self.manifest, COUNT)
        run_once(bench.launcher, batch(bench, self.manifest, COUNT, 1), self.folder)
        pictures = [self.picture(index) for index in range(COUNT)]
        if len(set(pictures)) != COUNT:
            raise Broken("pictures of the family are alike")

    def picture(self, index):
        return read_png((self.folder / family.name(index)).read_bytes())


def batch(bench, manifest, count, number):
    words = [bench.programs.codebox, "batch", "--quiet", "--jobs", str(number), "--into"]
    return Contender(cores(number), lambda folder: [*words, folder, manifest],
                     "waits for the disk (fsync)", count, "folder")


def floor(bench, name="floor", note="", *words):
    program = bench.programs.floor("floor_many")
    return Contender(name, lambda folder: [program, COUNT, folder, *words], note, COUNT, "folder")


def python(bench, name, package, module, script):
    program, version = bench.programs.python(package, module)
    return Contender(
        name, lambda folder: [program, "-I", PEERS / script, "--many", COUNT, folder], version,
        COUNT, "folder")


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
    clear(folder)


def draw(bench):
    known = bench.family()
    ours = [batch(bench, known.manifest, COUNT, number) for number in jobs()]
    contenders = gather(
        ours,
        ("floor", lambda: floor(bench, note="one core, plain files")),
        ("floor, fsync", lambda: floor(
            bench, "floor, fsync", "each to the disk, then renamed", "--sync")),
        ("pycairo", lambda: python(bench, "pycairo", "pycairo", "cairo", "pycairo_field.py")),
        ("Pillow", lambda: python(bench, "Pillow", "Pillow", "PIL", "pillow_field.py")),
        ("rsvg-convert", lambda: rsvg_convert(bench)),
        ("ImageMagick", ALONE), ("Chromium", ALONE))
    for one in contenders:
        if not one.skipped:
            compare(bench, known, one)
    for one in ours:
        if one.skipped:
            raise Broken(f"{one.name}: {one.skipped}")
    race(bench.launcher, contenders, bench.folder, DRAW_RUNS)
    return {
        "heading": f"{COUNT:,} different pictures in one process, a picture's share of it: medians "
                   f"of {DRAW_RUNS} runs",
        "rows": [one.row(contenders[0]) for one in contenders]}


def verify(bench):
    known = bench.family()
    few = bench.folder / "few"
    few.mkdir()
    for index in range(FEW):
        shutil.copy(known.folder / family.name(index), few)
    contenders = gather(
        [codebox_verify(bench, known, number) for number in jobs()],
        ("floor", lambda: floor_verify(bench)),
        ("Pillow", lambda: pillow_verify(bench)),
        ("compare", lambda: imagemagick_compare(bench, known, few)))
    for one in contenders:
        if not one.skipped:
            prove(bench, one, few if one.name == "compare" else one.baseline)
    race(bench.launcher, contenders, bench.folder, VERIFY_RUNS)
    return {
        "heading": f"the same {COUNT:,} verified, a picture's share: medians of {VERIFY_RUNS} runs",
        "rows": [one.row(contenders[0]) for one in contenders]}


class Verifier(Contender):
    """One that compares with the pictures in a folder."""

    def __init__(self, name, command, note, baseline, count=COUNT):
        super().__init__(name, command, note, count, "nothing")
        self.baseline = baseline


def codebox_verify(bench, known, number):
    words = [bench.programs.codebox, "verify", "--quiet", "--jobs", str(number), "--baseline",
             known.folder, known.manifest]
    return Verifier(cores(number), lambda _: words, "drawn in memory, compared with files",
                    known.folder)


def floor_verify(bench):
    folder = bench.folder / "family-floor"
    run_once(bench.launcher, floor(bench), folder)
    program = bench.programs.floor("floor_many")
    return Verifier("floor", lambda _: [program, COUNT, folder, "--verify"],
                    "one core, the same, with its own files", folder)


def pillow_verify(bench):
    folder = bench.folder / "family-pillow"
    drawing = python(bench, "Pillow", "Pillow", "PIL", "pillow_field.py")
    run_once(bench.launcher, drawing, folder)
    words = drawing.command(folder)
    words[words.index("--many")] = "--verify"
    return Verifier("Pillow", lambda _: words, "one core, the same, with its own files", folder)


def imagemagick_compare(bench, known, few):
    program = bench.programs.tool("compare", "imagemagick")
    words = ["/bin/sh", "-c", COMPARE_FEW, program, few, known.folder]
    return Verifier("compare", lambda _: words,
                    f"ImageMagick's, a process a picture, {FEW} pairs", few, FEW)


def prove(bench, contender, folder):
    """It must be content with what is there, and must see that two pictures changed places."""
    target = bench.folder / "unused"
    try:
        run_once(bench.launcher, contender, target)
    except Skipped as reason:
        raise Broken(f"{contender.name} finds the same pictures different: {reason}") from reason
    first, second, aside = (folder / family.name(3), folder / family.name(11), folder / "aside")
    swap(first, second, aside)
    try:
        run_once(bench.launcher, contender, target)
    except Skipped:
        return
    finally:
        swap(first, second, aside)
    raise Broken(f"{contender.name} does not see that a picture is another one")


def swap(first, second, aside):
    first.rename(aside)
    second.rename(first)
    aside.rename(second)
