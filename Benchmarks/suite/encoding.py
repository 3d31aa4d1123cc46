"""Part f: encoding alone, by the project's encoder and by cairo's own PNG writer, in turn."""

from . import cold
from .commands import ROOT, Broken, Skipped, run
from .measuring import run_once
from .png import is_still

ROUNDS = 25


def pictures(bench):
    """The two of parts a and b, and those still pictures that the documentation shows."""
    files = []
    for name, words in (("default", cold.DEFAULT), ("richest", cold.RICHEST)):
        files.append(bench.folder / f"{name}.png")
        run_once(bench.launcher, cold.codebox(bench, words), files[-1])
    files += [file for file in sorted((ROOT / "docs" / "pictures").glob("*.png"))
              if is_still(file.read_bytes())]
    return files


def encoding(bench):
    files = pictures(bench)
    heading = (f"PNG encoding alone, beside cairo's own writer: medians of {ROUNDS} rounds; "
               "ratio: codebox to cairo")
    try:
        program = bench.programs.encoder()
    except Skipped as reason:
        return {"heading": heading, "rows": [], "skipped": str(reason)}
    try:
        lines = run(program, ROUNDS, *files).splitlines()
    except Skipped as reason:
        raise Broken(str(reason)) from reason
    rows = [row(line) for line in lines]
    if len(rows) != len(files):
        raise Broken(f"encode measured {len(rows)} pictures of {len(files)}")
    return {"heading": heading, "rows": rows, "total": summed(rows)}


def row(line):
    file, *figures = line.split("\t")
    ours, cairo, our_bytes, cairo_bytes = map(int, figures)
    if min(ours, cairo, our_bytes, cairo_bytes) <= 0:
        raise Broken(f"encode measured nothing of {file}")
    return ratios({
        "name": file.rpartition("/")[2].removesuffix(".png"), "our_bytes": our_bytes,
        "cairo_bytes": cairo_bytes, "our_ms": ours / 1e6, "cairo_ms": cairo / 1e6})


def ratios(figures):
    figures["size_ratio"] = round(figures["our_bytes"] / figures["cairo_bytes"], 4)
    figures["time_ratio"] = round(figures["our_ms"] / figures["cairo_ms"], 4)
    return figures


def summed(rows):
    total = {"name": "all", "larger": sum(row["our_bytes"] > row["cairo_bytes"] for row in rows)}
    for key in ("our_bytes", "cairo_bytes", "our_ms", "cairo_ms"):
        total[key] = sum(row[key] for row in rows)
    return ratios(total)
