"""A thousand different pictures of one family, which parts c and d draw and check."""

from . import family, machine
from .commands import PEERS, Broken
from .contender import Contender
from .measuring import run_once
from .png import read_png

# All of them, and those for programs that know one picture a process.
COUNT, FEW = 1000, 50


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
                     "a file gets its name when it is whole", count, "folder")


def floor(bench, note=""):
    program = bench.programs.floor("floor_many")
    return Contender("floor", lambda folder: [program, COUNT, folder], note, COUNT, "folder")


def python(bench, package, module, script):
    program, version = bench.programs.python(package, module)
    return Contender(
        package, lambda folder: [program, "-I", PEERS / script, "--many", COUNT, folder], version,
        COUNT, "folder")
