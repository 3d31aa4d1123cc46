"""What is wanted of the figures."""

from dataclasses import dataclass
from typing import Callable, Optional


@dataclass
class Target:
    """A figure of the report, all of one run, and its limit: the most, or the least, that is
    wanted."""

    text: str
    figure: Callable
    limit: float
    at_least: bool = False
    # Who of several the figure is measured against.
    of: Optional[Callable] = None

    def verdict(self, report):
        try:
            figure, of = self.figure(report), self.of and self.of(report)
        except LookupError:
            figure = of = None
        if figure is None:
            verdict = "not measured"
        else:
            met = figure >= self.limit if self.at_least else figure <= self.limit
            verdict = "met" if met else "missed"
        bound = "at_least" if self.at_least else "at_most"
        result = {"target": self.text, bound: self.limit, "figure": figure, "verdict": verdict}
        return {**result, "of": of} if of else result


def find(report, part, name):
    key = "entries" if part == "h" else "name"
    for row in report[part]["rows"]:
        if row[key] == name:
            return row
    raise LookupError(name)


def ratio(part, name):
    """Of codebox's first row to this one."""
    return lambda report: find(report, part, name)["ratio"]


def browser(report):
    """The faster of the two builds, of those that took part."""
    rows = [row for row in report["a"]["rows"]
            if row["name"] in ("Chromium", "headless shell") and not row.get("skipped")]
    if not rows:
        raise LookupError("no browser")
    return min(rows, key=lambda row: row["wall_ms"])


def peak_ratio(report):
    ours, floor = find(report, "a", "codebox"), find(report, "a", "floor")
    return round(ours["peak_mib"] / floor["peak_mib"], 4)


def grown(key):
    """At ten thousand entries, to that at a hundred."""
    return lambda report: round(find(report, "h", 10_000)[key] / find(report, "h", 100)[key], 4)


def total(key):
    return lambda report: report["f"]["total"][key]


TARGETS = [
    Target("(a) time of a cold render, of the floor's", ratio("a", "floor"), 1.15),
    Target("(a) time of a cold render, of rsvg-convert's", ratio("a", "rsvg-convert"), 0.30),
    Target("(a) time of a cold render, of pycairo's", ratio("a", "pycairo"), 0.15),
    Target("(a) time of a cold render, of Chromium's",
           lambda report: browser(report)["ratio"], 0.01,
           of=lambda report: browser(report)["name"]),
    Target("(a) peak memory of a cold render, of the floor's", peak_ratio, 1.30),
    Target("(c) time of a picture on one core, of the floor's", ratio("c", "floor"), 1.10),
    Target("(c) speed on two cores, of that on one", ratio("c", "codebox, 2 cores"), 1.80, True),
    Target("(f) pictures larger than cairo's writer makes them", total("larger"), 0),
    Target("(f) bytes of all, of those of cairo's writer", total("size_ratio"), 1.00),
    Target("(f) time of encoding all, of that of cairo's writer", total("time_ratio"), 0.50),
    Target("(h) time of a picture of 10,000, of one of 100", grown("wall_ms"), 1.10),
    Target("(h) peak memory at 10,000 entries, of that at 100", grown("peak_mib"), 1.10),
]
