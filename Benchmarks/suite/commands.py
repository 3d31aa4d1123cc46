"""Running other programs, and what it means when they fail."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PEERS = ROOT / "Benchmarks" / "peers"


class Skipped(Exception):
    """A contender or a part cannot take part, for the reason given."""


class Broken(Exception):
    """The suite stops: a figure of it could not be trusted."""


def gist(said):
    """The line that tells most: the last one about an error, or else the last."""
    lines = [line for line in said.splitlines() if line.strip()] or [""]
    return next((line for line in reversed(lines) if "error" in line.lower()), lines[-1]).strip()


def run(*words):
    """The output of a command; what it says goes wrong is the reason for a peer to be skipped."""
    words = [str(word) for word in words]
    try:
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise Skipped(f"{words[0]}: {error.strerror}") from error
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip()
        if said:
            print(said, file=sys.stderr)
        name = pathlib.Path(words[0]).name
        raise Skipped(f"{name} failed: {gist(said) or f'code {done.returncode}'}")
    return done.stdout.strip()


def answer(*words):
    """The output of a command that may be missing or may not know the question."""
    try:
        return run(*words)
    except Skipped:
        return "unknown"


def tell(line):
    """Says what goes on, on standard error: the table alone goes to standard output."""
    print(f"bench: {line}", file=sys.stderr, flush=True)
