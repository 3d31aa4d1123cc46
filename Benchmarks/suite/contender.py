"""Who takes part, and what was measured of it."""

import statistics
from dataclasses import dataclass, field
from typing import Callable, List, Optional

MEBIBYTE = 1 << 20


@dataclass
class Sample:
    """One run: milliseconds and bytes."""

    wall: float
    cpu: float
    peak: int

    def listed(self):
        return [round(self.wall, 3), round(self.cpu, 3), self.peak]


@dataclass
class Contender:
    """One way to a part's pictures: `command` makes the words of a process that writes a file, a
    folder of `count` files, or nothing. With a reason in `skipped` it takes no part."""

    name: str
    command: Optional[Callable] = None
    note: str = ""
    count: int = 1
    makes: str = "file"
    skipped: Optional[str] = None
    differs: Optional[str] = None
    size: Optional[int] = None
    samples: List[Sample] = field(default_factory=list)

    def median(self, figure):
        return statistics.median(getattr(sample, figure) for sample in self.samples)

    def row(self, first):
        """The figures, a picture each, as they go into the JSON and the table; ratios are those of
        the first contender to this one."""
        row = {"name": self.name, "note": self.note, "skipped": self.skipped}
        if self.skipped:
            return row
        row.update(
            pictures=self.count, runs=len(self.samples), differs=self.differs,
            wall_ms=round(self.median("wall") / self.count, 4),
            cpu_ms=round(self.median("cpu") / self.count, 4),
            peak_mib=round(self.median("peak") / MEBIBYTE, 2),
            png_bytes=round(self.size / self.count) if self.size else None,
            samples=[sample.listed() for sample in self.samples])
        if self is not first:
            scale = self.count / first.count
            pairs = [a.wall / b.wall for a, b in zip(first.samples, self.samples)]
            row.update(ratio=round(first.median("wall") / self.median("wall") * scale, 4),
                       paired_ratio=round(statistics.median(pairs) * scale, 4))
        return row
