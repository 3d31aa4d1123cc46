"""The peers that draw a picture in a process of its own: the words that start them."""

import os

from .commands import PEERS, ROOT, Skipped
from .contender import Contender
from .programs import file_url, version_of

INTER = ROOT / "Sources" / "CInter" / "Inter-SemiBold.otf"


def floor(programs, name, note="C with cairo, the least there is"):
    program = programs.floor(name)
    return Contender("floor", lambda file: [program, file], note)


def rsvg_convert(programs, drawing):
    program = programs.tool("rsvg-convert", "librsvg2-bin")
    version = version_of([program, "--version"], 2)
    return Contender(
        "rsvg-convert", lambda file: [program, "-o", file, PEERS / drawing], f"librsvg {version}")


def pycairo(programs, *words):
    python, version = programs.python("pycairo", "cairo")
    script = PEERS / "pycairo_field.py"
    return Contender("pycairo", lambda file: [python, "-I", script, *words, file], version)


def pillow(programs, script="pillow_field.py", words=(), after=()):
    python, version = programs.python("Pillow", "PIL")
    return Contender(
        "Pillow", lambda file: [python, "-I", PEERS / script, *words, file, *after], version)


def imagemagick(programs, words):
    """`words` draw on a white picture."""
    program = programs.tool("convert", "imagemagick")
    version = version_of([program, "-version"], 2)
    if "ImageMagick" not in version_of([program, "-version"], 1):
        raise Skipped(f"{program} is not ImageMagick's")
    # As 8-bit RGBA, which the comparison reads.
    return Contender(
        "ImageMagick", lambda file: [program, *words, f"PNG32:{file}"], f"ImageMagick {version}")


def chromium(programs, folder, page, size, scale=1, shell=False):
    """A browser that takes a picture of a page: all of it, or the build that has no window."""
    name = "chromium-headless-shell" if shell else "chromium"
    program = programs.tool(name, name)
    words = [] if shell else ["--headless"]
    # A browser that is started by root refuses to run in its sandbox.
    words += ["--no-sandbox"] if os.geteuid() == 0 else []
    words += [
        "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder / name}",
        f"--force-device-scale-factor={scale}", "--window-size={},{}".format(*size)]
    version = version_of([program, "--version"], 1)
    return Contender(
        "headless shell" if shell else "Chromium",
        lambda file: [program, *words, f"--screenshot={file}", file_url(page)],
        f"Chromium {version}")
