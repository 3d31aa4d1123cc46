"""Parts a, b and e: one picture, a process of its own each time, whose files are already in the
system's cache."""

from . import magick, peers
from .commands import Broken, Skipped
from .contender import Contender
from .likeness import Likeness, judge_largest, judge_shares
from .measuring import race, run_once
from .png import read_png

DEFAULT = ["render", "--digits", "6", "--secure", "123"]
# As in Tests/codeboxTests/Speed/InstructionCounts.swift.
RICHEST = ["render", "--preset", "floating", "--scale", "3", "--focus", "12"]
# The frame that the preset's shadow makes room for.
FRAME = ["--width", "326", "--height", "102"]
LARGE = ["render", "--digits", "6", "--secure", "--width", "500", "--height", "500",
         "--scale", "16", "123"]
LARGE_RUNS = 5

NO_BLUR = "cairo has no blur, and one written in Python takes seconds"
# The whole browser's page ends some way above the end of a window that is not shown.
CUT_OFF = "a window so low cuts the page off; the headless shell has no window"


def codebox(bench, words, note="release build"):
    return Contender(
        "codebox", lambda file: [bench.programs.codebox, *words, "-o", file], note)


def gather(ours, *makers):
    """The contenders, ours first; a maker is a name and a function, or the reason why there is
    none."""
    result = list(ours)
    for name, make in makers:
        if isinstance(make, str):
            result.append(Contender(name, skipped=make))
            continue
        try:
            result.append(make())
        except Skipped as reason:
            result.append(Contender(name, skipped=str(reason)))
    return result


def compare(bench, contenders, judge):
    """Lets every contender draw once, and keeps out whoever draws another picture."""
    ours, *others = contenders
    file = bench.folder / "compared.png"
    picture = draw_ours(bench, ours, file)
    for peer in others:
        if peer.skipped:
            continue
        try:
            run_once(bench.launcher, peer, file)
            peer.differs = judge(Likeness(picture, read_png(file.read_bytes())))
        except (Skipped, ValueError) as reason:
            peer.skipped = str(reason)
    file.unlink(missing_ok=True)
    return picture


def draw_ours(bench, contender, file):
    """What peers are compared with; without it there is nothing to measure."""
    try:
        run_once(bench.launcher, contender, file)
    except Skipped as reason:
        raise Broken(f"{contender.name}: {reason}") from reason
    return read_png(file.read_bytes())


def part(bench, heading, contenders, judge, runs):
    picture = compare(bench, contenders, judge)
    race(bench.launcher, contenders, bench.folder, runs)
    return {
        "heading": "{}, {:,}×{:,} px, a process a picture: medians of {} runs".format(
            heading, *picture.size, runs),
        "rows": [one.row(contenders[0]) for one in contenders]}


def default(bench):
    programs, size = bench.programs, (375, 50)
    contenders = gather(
        [codebox(bench, DEFAULT)],
        ("floor", lambda: peers.floor(programs, "floor")),
        ("rsvg-convert", lambda: peers.rsvg_convert(programs, "field.svg")),
        ("pycairo", lambda: peers.pycairo(programs)),
        ("Pillow", lambda: peers.pillow(programs)),
        ("ImageMagick", lambda: peers.imagemagick(programs, magick.DEFAULT)),
        ("Chromium", lambda: peers.chromium(programs, bench.scratch, "field.html", size)),
        ("headless shell", lambda: peers.chromium(
            programs, bench.scratch, "field.html", size, shell=True)))
    return part(bench, "the default field", contenders, judge_largest, bench.runs)


def richest(bench):
    programs = bench.programs
    contenders = gather(
        [codebox(bench, RICHEST)],
        ("floor", lambda: peers.floor(
            programs, "floor_richest", "C with cairo, three box blurs")),
        ("rsvg-convert", lambda: peers.rsvg_convert(programs, "richest.svg")),
        ("pycairo", NO_BLUR),
        ("Pillow", lambda: peers.pillow(programs, "pillow_richest.py", after=[peers.INTER])),
        ("ImageMagick", lambda: peers.imagemagick(programs, magick.RICHEST)),
        ("Chromium", CUT_OFF),
        ("headless shell", lambda: peers.chromium(
            programs, bench.scratch, "richest.html", (326, 102), scale=3, shell=True)))
    result = part(bench, "`--preset floating --scale 3 --focus 12`",
                  contenders, judge_shares, bench.runs)
    result["controls"] = controls(bench)
    return result


def controls(bench):
    """The same look without its shadow, its digits or its cursor must be told apart, or the
    comparison says nothing."""
    file = bench.folder / "control.png"
    whole, results = draw_ours(bench, codebox(bench, RICHEST), file), {}
    for name, words in (
            ("shadow", ["--focus-shadow", "0,3,16,#00000000"]),
            ("digits", ["--text-color", "#00000000"]), ("cursor", ["--cursor", "none"])):
        lacking = draw_ours(bench, codebox(bench, RICHEST + FRAME + words), file)
        try:
            judge_shares(Likeness(whole, lacking))
        except Skipped as reason:
            results[name] = str(reason).partition(": ")[2]
            continue
        raise Broken(f"the comparison of (b) does not see that the {name} is missing")
    file.unlink()
    return results


def large(bench):
    programs = bench.programs
    contenders = gather(
        [codebox(bench, LARGE)],
        ("floor", lambda: peers.floor(programs, "floor_large")),
        ("rsvg-convert", lambda: peers.rsvg_convert(programs, "large.svg")),
        ("pycairo", lambda: peers.pycairo(programs, "--large")),
        ("Pillow", lambda: peers.pillow(programs, words=["--large"])),
        ("ImageMagick", lambda: peers.imagemagick(programs, magick.LARGE)))
    return part(bench, "the default field, `--width 500 --height 500 --scale 16`",
                contenders, judge_largest, LARGE_RUNS)
