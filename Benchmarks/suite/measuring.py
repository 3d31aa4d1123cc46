"""Timing processes, in turn."""

import itertools
import os
import signal
import subprocess

from .commands import Broken, Skipped, gist
from .contender import Sample

# A process that takes longer than this hangs.
PATIENCE = 300
# For folders that are laid aside.
NUMBERS = itertools.count()


class Launcher:
    """Starts processes through Benchmarks/measure.c and hands out what each took."""

    def __init__(self, program):
        self.program = program

    def run(self, words):
        """One run. A process that fails is the reason for its contender to be skipped."""
        words = [str(word) for word in words]
        # A group of its own, so that nothing that it started is left behind.
        process = subprocess.Popen(
            [self.program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            said, errors = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise Skipped(f"took more than {PATIENCE} seconds") from error
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        if process.returncode != 0:
            told = gist(errors.decode(errors="replace"))
            raise Skipped(told or f"failed, with code {process.returncode}")
        wall, cpu, peak = map(int, said.split())
        return Sample(wall / 1e6, cpu / 1e3, peak)


def lay_aside(target):
    """Makes room without removing anything: files that are made within minutes of others' removal
    cost twice the time on ext4, which looks through what it freed and passes over it. What is laid
    aside goes with the suite's folder."""
    if target.exists():
        aside = target.with_name("aside")
        aside.mkdir(exist_ok=True)
        target.rename(aside / str(next(NUMBERS)))


def run_once(launcher, contender, target):
    """One run into a file or folder that was not there before. Nothing that others left to be
    written is pending when it starts."""
    lay_aside(target)
    if contender.makes == "folder":
        target.mkdir()
    os.sync()
    sample = launcher.run(contender.command(target))
    check(contender, target)
    return sample


def check(contender, target):
    """The files that a run made are as many, and of as many bytes, as those that were compared."""
    if contender.makes == "nothing":
        return
    files = list(target.iterdir()) if contender.makes == "folder" else [target]
    if len(files) != contender.count:
        raise Skipped(f"made {len(files)} pictures, not {contender.count}")
    try:
        size = sum(file.stat().st_size for file in files)
    except FileNotFoundError as error:
        raise Skipped("made no picture") from error
    if contender.size is None:
        contender.size = size
    elif size != contender.size:
        raise Skipped(f"made {size} bytes, not the {contender.size} that were compared")


def race(launcher, contenders, folder, runs, warm_ups=1):
    """Every contender in turn, round after round, so that what disturbs the machine disturbs all
    alike. One that took part in the comparison and fails now stops the suite."""
    target = folder / "timed.png"
    for number in range(warm_ups + runs):
        for contender in contenders:
            if contender.skipped:
                continue
            try:
                sample = run_once(launcher, contender, target)
            except Skipped as reason:
                raise Broken(f"{contender.name} failed while it was timed: {reason}") from reason
            if number >= warm_ups:
                contender.samples.append(sample)
    lay_aside(target)
