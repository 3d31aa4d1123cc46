"""Part h: whether a picture costs the same in a long batch as in a short one."""

import statistics

from . import family
from .contender import MEBIBYTE
from .many import batch
from .measuring import lay_aside, run_once

# Entries, and how often they are drawn in each round.
SIZES = {10: 10, 100: 10, 1000: 2, 10_000: 1}
ROUNDS = 2


def added(more, entries):
    """KiB that each of so many entries adds, of the bytes that all of them do."""
    return round(more / entries / 1024, 4) if entries else None


def growth(bench):
    contenders = {}
    for count in SIZES:
        manifest = bench.folder / f"{count}.json"
        family.write_manifest(manifest, count)
        contenders[count] = batch(bench, manifest, count, 1)
    folder = bench.folder / "growing"
    run_once(bench.launcher, contenders[10], folder)
    for _ in range(ROUNDS):
        for count, runs in SIZES.items():
            for _ in range(runs):
                sample = run_once(bench.launcher, contenders[count], folder)
                contenders[count].samples.append(sample)
    lay_aside(folder)
    rows, least = [], min(SIZES)
    for count, one in contenders.items():
        rows.append({
            "entries": count, "runs": len(one.samples),
            "wall_ms": round(one.median("wall") / count, 4),
            "cpu_ms": round(one.median("cpu") / count, 4),
            "least_wall_ms": round(min(sample.wall for sample in one.samples) / count, 4),
            "peak_mib": round(statistics.median(
                sample.peak for sample in one.samples) / MEBIBYTE, 2),
            "added_kib": added(
                one.median("peak") - contenders[least].median("peak"), count - least),
            "samples": [sample.listed() for sample in one.samples]})
    return {
        "heading": "codebox batch on one core, a picture's share by the number of entries: "
                   f"medians; added: KiB of peak memory that each entry beyond {least} takes",
        "rows": rows}
