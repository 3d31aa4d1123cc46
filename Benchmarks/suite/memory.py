"""Part g: the most memory that a process of each of the other parts held."""

RACES = "abcde"


def memory(report):
    parts = [letter for letter in RACES if letter in report]
    rows = {}
    for letter in parts:
        for row in report[letter]["rows"]:
            if not row["skipped"]:
                name = row["name"].partition(", 1 core")[0]
                rows.setdefault(name, {"name": name})[letter] = row["peak_mib"]
    return {"heading": "peak memory in MiB, the most that one process held",
            "parts": parts, "rows": list(rows.values())}
