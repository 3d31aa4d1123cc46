"""The command line of scripts/bench."""

import argparse
import functools
import json
import pathlib
import sys
import tempfile
import zlib

from . import cold, drawing, encoding, growth, many, memory, report, targets, verifying
from .commands import Broken, Skipped, run, tell
from .machine import machine
from .measuring import Launcher
from .programs import Programs

PARTS = {
    "a": cold.default, "b": cold.richest, "c": drawing.draw, "d": verifying.verify, "e": cold.large,
    "f": encoding.encoding, "h": growth.growth}
ABOUT = """Compares codebox with other ways to get the same pictures, and prints a table. Installs
those that are missing, and tells of each that cannot take part. The parts: a cold render of the
default field (a) and of the richest preset (b), a thousand pictures drawn (c) and verified (d), a
picture of 8,000 × 8,000 pixels (e), encoding alone (f), peak memory of all these (g), and how a
batch grows (h)."""


class Bench:
    """What the parts of one run share. Pictures lie in `folder`, everything else in `scratch`."""

    def __init__(self, runs, folder, scratch):
        self.runs, self.folder, self.scratch = runs, folder, scratch
        self.programs = Programs(scratch)
        self.launcher = Launcher(self.programs.measure())

    @functools.cached_property
    def family(self):
        return many.Family(self)


def measure(options, folder, scratch):
    bench = Bench(options.runs, pathlib.Path(folder), pathlib.Path(scratch))
    result = {"schema": 2, "runs": options.runs, "machine": machine(folder)}
    result["codebox"] = run(bench.programs.codebox, "--version")
    for letter in options.only:
        if letter in PARTS:
            tell(f"({letter})")
            try:
                result[letter] = PARTS[letter](bench)
            except Skipped as reason:
                # A peer would have been left out.
                raise Broken(f"codebox in ({letter}): {reason}") from reason
    if "g" in options.only:
        result["g"] = memory.memory(result)
    result["targets"] = [target.verdict(result) for target in targets.TARGETS]
    return result


def positive(word):
    number = int(word)
    if number < 1:
        raise ValueError
    return number


def letters(word):
    known = [*PARTS, "g"]
    chosen = word.split(",")
    # (g) tells of the others.
    if not set(chosen) <= set(known) or set(chosen) == {"g"}:
        raise argparse.ArgumentTypeError(
            "a list such as a,b of the parts a to h is wanted (g alone has nothing to tell)")
    return sorted(set(chosen))


def parse():
    parser = argparse.ArgumentParser(prog="bench", description=ABOUT)
    parser.add_argument("--runs", type=positive, default=40, metavar="N",
                        help="timed runs of each in (a) and (b) (default: 40)")
    parser.add_argument("--only", type=letters, default=sorted([*PARTS, "g"]), metavar="a,b",
                        help="the parts to measure (default: all)")
    parser.add_argument("--folder", metavar="DIR",
                        help="where the pictures are written (default: TMPDIR); its kind of file "
                             "system tells in the figures")
    parser.add_argument("--json", metavar="FILE", help="write the figures there as JSON, too")
    return parser.parse_args()


def main():
    options = parse()
    try:
        with tempfile.TemporaryDirectory(prefix="codebox-bench.", dir=options.folder) as folder, \
                tempfile.TemporaryDirectory(prefix="codebox-bench.") as scratch:
            result = measure(options, folder, scratch)
        print("\n".join(report.lines(result, options.only)))
        if options.json:
            text = json.dumps(result, indent=2, ensure_ascii=False)
            pathlib.Path(options.json).write_text(text + "\n", encoding="utf-8")
    except (Broken, Skipped, OSError, ValueError, zlib.error) as reason:
        raise SystemExit(f"bench: {reason}") from reason
    except KeyboardInterrupt:
        sys.exit(130)
