"""Parts a, b and e: one picture, a process of its own each time, whose files are already in the
system's cache."""

from . import magick, peers
from .commands import Broken, Skipped
from .contender import Contender
from .likeness import Likeness, Part, PartsJudge, judge_largest
from .measuring import race, run_once
from .png import read_png

DEFAULT = ["render", "--digits", "6", "--secure", "123"]
# As in Tests/codeboxTests/Speed/InstructionCounts.swift.
RICHEST = ["render", "--preset", "keycaps", "--groups", "3,3", "--focus", "--scale", "3", "12"]
# The same without a part of it, as floor_richest.c knows it by its name. The frame is the one that
# the shadow makes room for, the flat fill the mean of the gradient.
WITHOUT = {
    "shadow": ["--width", "360", "--height", "76", "--shadow", "none"],
    "gradient": ["--cell-color", "#FFFFFF08"],
    "inner shadow": ["--inner-shadow", "none"],
    "digits": ["--text-color", "#00000000", "--cursor-color", "#FAFAFA"],
    "cursor": ["--cursor", "none"]}
LARGE = ["render", "--digits", "6", "--secure", "--width", "500", "--height", "500",
         "--scale", "16", "123"]
LARGE_RUNS = 5

NO_BLUR = "cairo has no blur, and one written in Python takes seconds"


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
    picture = drawn(bench, ours, file)
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


def drawn(bench, contender, file):
    """What peers are compared with, and controls; without it there is nothing to measure."""
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
    programs, size = bench.programs, (360, 76)
    contenders = gather(
        [codebox(bench, RICHEST)],
        ("floor", lambda: peers.floor(
            programs, "floor_richest", "C with cairo, three box blurs")),
        ("rsvg-convert", lambda: peers.rsvg_convert(programs, "richest.svg")),
        ("pycairo", NO_BLUR),
        ("Pillow", lambda: peers.pillow(programs, "pillow_richest.py", after=[peers.INTER])),
        ("ImageMagick", lambda: peers.imagemagick(programs, magick.RICHEST)),
        ("Chromium", lambda: peers.chromium(
            programs, bench.scratch, "richest.html", size, scale=3)),
        ("headless shell", lambda: peers.chromium(
            programs, bench.scratch, "richest.html", size, scale=3, shell=True)))
    judge, lacking = controls(bench)
    result = part(bench, f"`{' '.join(RICHEST[1:])}`", contenders, judge, bench.runs)
    result["controls"] = {
        name: {"without": round(share, 3),
               "peers": [round(bound, 3) for bound in judge.seen.get(name, ())]}
        for name, share in lacking.items()}
    return result


def controls(bench):
    """Who judges the peers, and how much of each part it finds in the floor's picture where that
    part is left out: each must be told apart, or the comparison says nothing."""
    file = bench.folder / "control.png"
    whole = drawn(bench, codebox(bench, RICHEST), file)
    judge = PartsJudge({
        name: Part(whole, drawn(bench, codebox(bench, RICHEST + words), file))
        for name, words in WITHOUT.items()})
    program, found = bench.programs.floor("floor_richest"), {}
    for name, part in judge.parts.items():
        lacking = drawn(
            bench, Contender("floor", lambda to, name=name: [program, to, name]), file)
        found[name] = part.share(lacking)
        try:
            judge(Likeness(whole, lacking))
        except Skipped as reason:
            if str(reason).endswith(f" of the {name}"):
                continue
        raise Broken(f"the comparison of (b) does not see that the {name} is missing")
    file.unlink()
    return judge, found


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
