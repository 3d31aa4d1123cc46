"""Part d: the same pictures checked. What one would do instead is to draw them again in a script
and compare them with the files, or to compare files that were drawn before."""

import shutil

from . import family
from .cold import gather
from .commands import Broken, Skipped
from .contender import Contender
from .many import COUNT, FEW, cores, floor, jobs, python
from .measuring import race, run_once

RUNS = 5

COMPARE_FEW = '''for file in "$1"/*.png; do
  "$0" -metric AE "$2/${file##*/}" "$file" null: || exit 1
done'''


def verify(bench):
    known = bench.family
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
            prove(bench, one)
    race(bench.launcher, contenders, bench.folder, RUNS)
    return {
        "heading": f"the same {COUNT:,} verified, a picture's share: medians of {RUNS} runs",
        "rows": [one.row(contenders[0]) for one in contenders]}


class Verifier(Contender):
    """One that compares with the pictures in a folder."""

    def __init__(self, name, command, note, baseline, count=COUNT):
        super().__init__(name, command, note, count, "nothing")
        self.baseline = baseline


def codebox_verify(bench, known, number):
    words = [bench.programs.codebox, "verify", "--quiet", "--jobs", str(number), "--baseline",
             known.folder, known.manifest]
    return Verifier(cores(number), lambda _: words, "draws in memory, reads, compares",
                    known.folder)


def floor_verify(bench):
    folder = bench.folder / "family-floor"
    run_once(bench.launcher, floor(bench), folder)
    program = bench.programs.floor("floor_many")
    return Verifier("floor", lambda _: [program, COUNT, folder, "--verify"],
                    "the same, with its own files", folder)


def pillow_verify(bench):
    folder = bench.folder / "family-pillow"
    drawing = python(bench, "Pillow", "PIL", "pillow_field.py")
    run_once(bench.launcher, drawing, folder)
    words = drawing.command(folder)
    words[words.index("--many")] = "--verify"
    return Verifier("Pillow", lambda _: words, "the same, with its own files", folder)


def imagemagick_compare(bench, known, few):
    program = bench.programs.tool("compare", "imagemagick")
    words = ["/bin/sh", "-c", COMPARE_FEW, program, few, known.folder]
    return Verifier("compare", lambda _: words,
                    f"ImageMagick's, {FEW} pairs of files", few, FEW)


def prove(bench, contender):
    """It must be content with what is there, and must see that two pictures changed places."""
    target = bench.folder / "unused"
    try:
        run_once(bench.launcher, contender, target)
    except Skipped as reason:
        raise Broken(f"{contender.name} finds the same pictures different: {reason}") from reason
    folder = contender.baseline
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
