"""Getting the programs ready: built, compiled, or installed where they are missing."""

import functools
import importlib.util
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import sysconfig

from .commands import PEERS, ROOT, Skipped, run, tell

VENV = ROOT / ".build" / "bench-venv"
CAIRO = ("cairo",)


def build_codebox(folder):
    # What it says is let through at once: a first build takes a while.
    built = subprocess.run(
        [ROOT / "scripts" / "build"], stdout=subprocess.PIPE, text=True, check=False)
    if built.returncode != 0:
        raise Skipped("scripts/build failed")
    # A copy: a build that ends meanwhile must not change what is measured.
    return shutil.copy(built.stdout.strip(), folder / "codebox")


def compile_c(sources, program, packages=(), flags=()):
    """Compiles C against the libraries of the packages that pkg-config knows."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        raise Skipped("there is no C compiler")
    found = run("pkg-config", "--cflags", "--libs", *packages).split() if packages else []
    run(compiler, "-O2", *sources, "-o", program, *flags, *found, "-lm")
    return str(program)


def encoder(program):
    """The program that times the project's encoder beside cairo's; it needs what CPNG needs."""
    source = ROOT / "Benchmarks" / "encode.c"
    if not source.exists():
        raise Skipped("there is no Benchmarks/encode.c")
    cpng = ROOT / "Sources" / "CPNG"
    return compile_c([source, *sorted(cpng.glob("*.c"))], program,
                     ["cairo", "libpng", "libdeflate"], [f"-I{cpng / 'include'}", "-lz"])


def installed(program, package):
    """The path of a program, whose Debian package is installed where it is missing."""
    # Debian's own place first: elsewhere there may be a stand-in of the same name.
    places = "/usr/bin" + os.pathsep + os.environ.get("PATH", "")
    if not shutil.which(program, path=places):
        tell(f"installing {package}, once")
        run(ROOT / "scripts" / "setup", package)
    found = shutil.which(program, path=places)
    if not found:
        raise Skipped(f"{program} is not installed")
    return found


class Programs:
    """Programs for the whole run; each is got ready when it is first asked for. One that cannot be
    had gives the same reason each time."""

    def __init__(self, folder):
        self.folder = folder
        self.known = {}

    def once(self, key, make):
        if key not in self.known:
            try:
                self.known[key] = make(), None
            except Skipped as reason:
                self.known[key] = None, reason
        program, reason = self.known[key]
        if reason:
            raise reason
        return program

    @functools.cached_property
    def codebox(self):
        return build_codebox(self.folder)

    def measure(self):
        return compile_c([ROOT / "Benchmarks" / "measure.c"], self.folder / "measure")

    def floor(self, name):
        return self.once(
            name, lambda: compile_c([PEERS / f"{name}.c"], self.folder / name, CAIRO))

    def encoder(self):
        return self.once("encode", lambda: encoder(self.folder / "encode"))

    def python(self, package, module):
        """The Python with a PyPI package, and the package's version."""
        return self.once(package, lambda: python_with(package, module))

    def tool(self, program, package):
        return self.once(program, lambda: installed(program, package))


def python_with(package, module):
    """In an environment of its own: a Python that the system manages takes no packages."""
    python = VENV / "bin" / "python"
    version = [python, "-I", "-c", f"import importlib.metadata as data, {module}\n"
                                   f"print(data.version('{package}'))"]
    if not working(python):
        if not importlib.util.find_spec("ensurepip"):
            run(ROOT / "scripts" / "setup", "python3-venv")
        run(sys.executable, "-m", "venv", "--clear", VENV)
    try:
        found = subprocess.run(version, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        tell(f"installing {package}, once")
        # pycairo is compiled.
        if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
            run(ROOT / "scripts" / "setup", "python3-dev")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package)
        found = run(*version)
    return str(python), f"{package} {found}, Python {platform.python_version()}"


def working(python):
    """An environment breaks when the Python that it came from goes."""
    try:
        done = subprocess.run([python, "-I", "-c", ""], check=False, capture_output=True)
        return done.returncode == 0
    except OSError:
        return False


def version_of(words, position):
    """The word at a position of what a program says first of its version."""
    said = run(*words).splitlines()[0].split()
    return said[position] if len(said) > position else said[-1]


def file_url(name):
    return pathlib.Path(PEERS / name).as_uri()
