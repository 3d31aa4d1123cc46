"""The table."""

import textwrap

WIDTH = 108
COLUMNS = (
    ("wall ms", "wall_ms", 8), ("cpu ms", "cpu_ms", 8), ("PNG bytes", "png_bytes", 9),
    ("ratio", "ratio", 6), ("paired", "paired_ratio", 6), ("differs", "differs", 7))
NAME = 16


def shown(value):
    """Three digits that count of a number that is not whole."""
    if value is None:
        return "—"
    if isinstance(value, float):
        return f"{value:,.{0 if value >= 1000 else 1 if value >= 100 else 2 if value >= 1 else 3}f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def line(name, cells, note=""):
    return f"  {name:<{NAME}} {'  '.join(cells)}  {note}".rstrip()


def skipped(name, reason):
    first, *more = textwrap.wrap(
        f"skipped: {reason}", WIDTH - NAME - 3) or ["skipped"]
    return [line(name, [first]), *(line("", [text]) for text in more)]


def table(rows, columns, key="name", head=""):
    yield line(head, [f"{title:>{width}}" for title, _, width in columns])
    for row in rows:
        if row.get("skipped"):
            yield from skipped(row[key], row["skipped"])
        else:
            cells = [f"{shown(row.get(field)):>{width}}" for _, field, width in columns]
            yield line(shown(row[key]), cells, row.get("note", ""))


def race(part):
    yield from table(part["rows"], COLUMNS)
    if "controls" in part:
        yield from textwrap.wrap(
            "how much of a part the floor has without it, and the peers have: "
            + "; ".join(control(*one) for one in part["controls"].items()), WIDTH,
            initial_indent="  ", subsequent_indent="  ")


def control(name, shares):
    without, *peers = [f"{round(100 * share)}%" for share in (shares["without"], *shares["peers"])]
    return f"{name} {without}, {' to '.join(sorted(set(peers), key=peers.index)) or 'no peers'}"


def encoding(part):
    if part.get("skipped"):
        yield from skipped("encode", part["skipped"])
        return
    columns = (("bytes", "our_bytes", 8), ("cairo's", "cairo_bytes", 8),
               ("ratio", "size_ratio", 6), ("ms", "our_ms", 8), ("cairo's", "cairo_ms", 8),
               ("ratio", "time_ratio", 6))
    yield from table([*part["rows"], part["total"]], columns)


def memory(part):
    letters = part["parts"]
    columns = [(f"({letter})", letter, 7) for letter in letters]
    yield from table(part["rows"], columns)


def growth(part):
    columns = (("wall ms", "wall_ms", 8), ("cpu ms", "cpu_ms", 8), ("peak MiB", "peak_mib", 8),
               ("added", "added_kib", 7), ("runs", "runs", 5))
    yield from table(part["rows"], columns, key="entries", head="entries")


FORMS = {"f": encoding, "g": memory, "h": growth}


def target_line(target):
    bound = "at least" if "at_least" in target else "at most"
    limit = target.get("at_least", target.get("at_most"))
    limit = str(limit) if isinstance(limit, int) else f"{limit:.2f}"
    figure = target["figure"]
    if figure is None:
        figure = "—"
    elif isinstance(figure, float):
        figure = f"{figure:.{4 if target.get('at_most', 1) < 0.1 else 3}f}"
    verdict = target["verdict"] + (f" ({target['of']})" if target.get("of") else "")
    return f"  {target['target']:<55} {bound + ' ' + limit:<13} {figure!s:>7}  {verdict}"


def lines(report, letters):
    machine = report["machine"]
    yield "{cpu}, {cores} cores, {system}".format(**machine)
    yield "{}, cairo {cairo}, files on {filesystem}, load {load} at the start".format(
        report["codebox"], **machine)
    yield "ratio: codebox (the first row) to this one, of medians; paired: the median run by run"
    yield "differs: a channel from codebox's by up to so much of 255; in (b) pixels by more than 2"
    for letter in letters:
        if letter in report:
            yield ""
            yield from textwrap.wrap(
                f"{letter}. {report[letter]['heading']}", WIDTH, subsequent_indent="   ")
            yield from FORMS.get(letter, race)(report[letter])
    yield ""
    yield "targets"
    yield from map(target_line, report["targets"])
