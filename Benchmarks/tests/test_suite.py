"""Tests of what the suite's figures rest on: python3 -m unittest discover Benchmarks/tests"""

import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import types
import unittest
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from suite import cold, encoding, family, growth, memory, peers, report, targets  # noqa: E402
from suite.commands import PEERS, ROOT, Broken, Skipped  # noqa: E402
from suite.contender import Contender, Sample  # noqa: E402
from suite.likeness import Likeness, Part, PartsJudge, judge_largest, judge_shares  # noqa: E402
from suite.measuring import Launcher, race, run_once  # noqa: E402
from suite.png import Picture, is_still, read_png  # noqa: E402
from suite.programs import Programs, compile_c  # noqa: E402


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def filtered(kind, row, above, step):
    """A row as a PNG has it, by the definition of its filters."""
    result = bytearray([kind])
    for at, byte in enumerate(row):
        left, corner = (row[at - step], above[at - step]) if at >= step else (0, 0)
        up = above[at]
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda other: abs(guess - other))
        result.append(byte - (0, left, up, (left + up) // 2, nearest)[kind] & 0xFF)
    return bytes(result)


def encoded(width, rows, step, kinds):
    above, data = bytes(step * width), b""
    for kind, row in zip(kinds, rows):
        data += filtered(kind, row, above, step)
        above = row
    head = struct.pack(">IIBBBBB", width, len(rows), 8, 6 if step == 4 else 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def noise(count, seed):
    return bytes((seed * 97 + at * at * 31 + at * 7) % 256 for at in range(count))


def even(value, width=100, height=100):
    return Picture(width, height, [bytes([value] * 4 * width)] * height)


class PNG(unittest.TestCase):
    def test_every_filter_is_undone(self):
        for step in (3, 4):
            rows = [noise(step * 9, seed) for seed in range(10)]
            picture = read_png(encoded(9, rows, step, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]))
            self.assertEqual(picture.size, (9, 10))
            for row, seen in zip(rows, picture.rows):
                plain = b"".join(row[at:at + step] + b"\xff" * (4 - step)
                                 for at in range(0, len(row), step))
                self.assertEqual(seen, plain)

    def test_what_is_cut_short_is_no_picture(self):
        whole = encoded(9, [noise(36, 1)] * 2, 4, [0, 2])
        self.assertTrue(is_still(whole))
        for broken in (whole[:-12], whole[:40], b"", b"GIF89a"):
            with self.assertRaises(ValueError):
                read_png(broken)


class Likenesses(unittest.TestCase):
    def test_differences_are_counted(self):
        theirs = even(10)
        theirs.rows = [bytes([10, 10, 13, 10]) + theirs.rows[0][4:], *theirs.rows[1:]]
        likeness = Likeness(even(10), theirs)
        self.assertEqual((likeness.largest, likeness.share(2), likeness.share(3)), (3, 0.0001, 0))
        self.assertEqual(judge_largest(likeness), "3")
        self.assertEqual(judge_shares(likeness), "0.01%")

    def test_another_picture_takes_no_part(self):
        for judge, ours, theirs in (
                (judge_largest, even(0), even(41)), (judge_shares, even(0), even(3)),
                (judge_largest, even(0), even(0, width=99))):
            with self.assertRaises(Skipped):
                judge(Likeness(ours, theirs))


    def shaded(self, *values):
        """An even picture whose first rows are of the given values."""
        rows = [bytes([value] * 4 * 100) for value in values]
        return Picture(100, 100, rows + even(9).rows[len(rows):])

    def test_a_part_is_found_by_itself(self):
        whole, lacking = self.shaded(6, 7, 8), even(9)
        part = Part(whole, lacking)
        self.assertEqual((part.share(lacking), part.share(whole)), (0, 1))
        self.assertEqual(part.share(self.shaded(3, 5, 7)), 2)
        # What is elsewhere does not count.
        self.assertEqual(part.share(self.shaded(9, 9, 9, 6, 7, 8)), 0)
        for other in (self.shaded(6, 7, 8), even(9, width=99)):
            with self.assertRaises(Broken):
                Part(whole, other)

    def test_too_little_and_too_much_of_a_part_take_no_part(self):
        whole = self.shaded(29)
        judge = PartsJudge({"shadow": Part(whole, even(9))})
        for value in (9, 23, 36):
            with self.assertRaisesRegex(Skipped, "of the shadow"):
                judge(Likeness(whole, self.shaded(value)))
        for value in (24, 35):
            self.assertEqual(judge(Likeness(whole, self.shaded(value))), "1.00%")
        self.assertEqual(judge.seen, {"shadow": (0.75, 1.3)})
        # All of the part, and yet another picture.
        with self.assertRaisesRegex(Skipped, "off by more than"):
            judge(Likeness(whole, self.shaded(29, 20, 20)))


class Figures(unittest.TestCase):
    def contender(self, name, walls, count=1):
        samples = [Sample(wall, wall, 1 << 20) for wall in walls]
        return Contender(name, count=count, samples=samples)

    def test_ratios_are_of_a_picture(self):
        ours = self.contender("codebox", [1000, 2000, 3000], count=1000)
        row = self.contender("peer", [200, 200, 800], count=50).row(ours)
        self.assertEqual((row["wall_ms"], row["ratio"], row["paired_ratio"]), (4, 0.5, 0.25))
        self.assertNotIn("ratio", ours.row(ours))

    def test_targets(self):
        def judged(rows):
            verdicts = [target.verdict(rows) for target in targets.TARGETS]
            return {one["target"]: one["verdict"] for one in verdicts}
        rows = [{"name": "floor", "ratio": 1.15}, {"name": "rsvg-convert", "ratio": 0.31},
                {"name": "pycairo", "skipped": "why"}]
        speed = [{"name": "codebox, 2 cores", "ratio": 1.79}]
        seen = judged({"a": {"rows": rows}, "c": {"rows": speed}})
        self.assertEqual(seen["(a) time of a cold render, of the floor's"], "met")
        self.assertEqual(seen["(a) time of a cold render, of rsvg-convert's"], "missed")
        self.assertEqual(seen["(a) time of a cold render, of pycairo's"], "not measured")
        self.assertEqual(seen["(c) speed on two cores, of that on one"], "missed")
        speed[0]["ratio"] = 1.8
        seen = judged({"c": {"rows": speed}})
        self.assertEqual(seen["(c) speed on two cores, of that on one"], "met")

    def test_the_faster_browser_counts(self):
        def judged(*rows):
            [one] = [target.verdict({"a": {"rows": rows}}) for target in targets.TARGETS
                     if "Chromium" in target.text]
            return one
        slow = {"name": "Chromium", "ratio": 0.008, "wall_ms": 500}
        fast = {"name": "headless shell", "ratio": 0.011, "wall_ms": 300}
        floor = {"name": "floor", "ratio": 1, "wall_ms": 3}
        seen = judged(floor, slow, fast)
        self.assertEqual((seen["figure"], seen["verdict"], seen["of"]),
                         (0.011, "missed", "headless shell"))
        self.assertIn("missed (headless shell)", report.target_line(seen))
        seen = judged(slow, {"name": "headless shell", "skipped": "why"})
        self.assertEqual((seen["verdict"], seen["of"]), ("met", "Chromium"))
        seen = judged(floor)
        self.assertEqual(seen["verdict"], "not measured")
        self.assertNotIn("of", seen)

    def test_memory_that_entries_add(self):
        self.assertEqual(growth.added(10_240 * 90, 90), 10)
        self.assertIsNone(growth.added(0, 0))

    def test_lines_are_narrow(self):
        ours = self.contender("codebox", [12345.678])
        rows = [ours.row(ours), Contender("peer", skipped="a long reason, " * 20).row(ours)]
        encodings = [encoding.row("/a/b.png\t1000\t2000\t30\t40")]
        result = {
            "codebox": "codebox 1",
            "machine": {"cpu": "a", "cores": 2, "system": "b", "cairo": "c", "filesystem": "d",
                        "load": 0.5},
            "a": {"heading": "a heading, " * 20, "rows": rows, "controls": {
                "shadow" * 9: {"without": 0.0, "peers": [0.94, 1.24]},
                "digits" * 9: {"without": 0.0, "peers": []}}},
            "f": {"heading": "", "rows": encodings, "total": encoding.summed(encodings)}}
        result["g"] = memory.memory(result)
        result["h"] = {"heading": "", "rows": [
            {"entries": 10, "wall_ms": 1.0, "peak_mib": 10.0, "added_kib": None, "runs": 20},
            {"entries": 100, "wall_ms": 1.0, "peak_mib": 10.0, "added_kib": 0.125, "runs": 20}]}
        result["targets"] = [target.verdict(result) for target in targets.TARGETS]
        lines = list(report.lines(result, ["a", "f", "g", "h"]))
        self.assertLessEqual(max(map(len, lines)), 110)
        self.assertTrue(any("skipped: a long reason" in line for line in lines))
        self.assertTrue(any("0.125" in line for line in lines))

    def test_an_encoder_that_did_nothing_is_no_figure(self):
        with self.assertRaises(Broken):
            encoding.row("/a/b.png\t1000\t2000\t0\t40")


class Processes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.scratch.name)
        cls.launcher = Launcher(
            compile_c([ROOT / "Benchmarks" / "measure.c"], cls.folder / "measure"))

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def shell(self, script, name="peer"):
        return Contender(name, lambda file: ["/bin/sh", "-c", script, "sh", file])

    def test_time_and_memory(self):
        sample = run_once(self.launcher, self.shell('echo x >"$1"; sleep 0.1'), self.folder / "a")
        self.assertTrue(100 <= sample.wall < 5000 and sample.cpu < 100, sample)
        self.assertTrue(100_000 < sample.peak < 50_000_000, sample)

    @unittest.skipUnless("CODEBOX" in os.environ, "needs the built command as $CODEBOX")
    def test_each_part_of_the_richest_preset_is_looked_for(self):
        programs = Programs(self.folder)
        programs.codebox = os.environ["CODEBOX"]
        bench = types.SimpleNamespace(
            programs=programs, launcher=self.launcher, folder=self.folder)
        judge, found = cold.controls(bench)
        for name in cold.WITHOUT:
            self.assertAlmostEqual(found[name], 0, delta=0.1)
        whole = cold.drawn(bench, cold.codebox(bench, cold.RICHEST), self.folder / "c")
        floor = cold.drawn(bench, peers.floor(programs, "floor_richest"), self.folder / "c")
        judge(Likeness(whole, floor))

    def test_faults_are_told(self):
        for script, told in (("echo an error >&2; exit 3", "an error"), ("exit 3", "code"),
                             ("kill -9 $$", "code"), ("true", "no picture")):
            with self.assertRaisesRegex(Skipped, told):
                run_once(self.launcher, self.shell(script), self.folder / "b")

    def test_a_fault_in_the_race_stops_everything(self):
        for fault, told in (("false", "code"), ('echo longer >"$1"', "made 7 bytes, not the 2")):
            scripts = iter(['echo x >"$1"', 'echo x >"$1"', fault])
            second = Contender("second", lambda file: ["/bin/sh", "-c", next(scripts), "", file])
            with self.assertRaisesRegex(Broken, f"second failed .*{told}"):
                race(self.launcher, [self.shell('echo x >"$1"'), second], self.folder, runs=3)


class Family(unittest.TestCase):
    def test_no_two_are_alike(self):
        entries = [dict(family.entry(index), output="") for index in range(10_000)]
        self.assertEqual(len(set(map(str, entries))), 10_000)

    @unittest.skipUnless("CODEBOX" in os.environ, "needs the built command as $CODEBOX")
    def test_the_rule_is_the_same_everywhere(self):
        count = 90
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            ours, floor = folder / "ours", folder / "floor"
            floor.mkdir()
            manifest = folder / "family.json"
            family.write_manifest(manifest, count)
            program = compile_c([PEERS / "floor_many.c"], folder / "floor_many", ["cairo"])
            subprocess.run([os.environ["CODEBOX"], "batch", "--quiet", "--into", ours, manifest],
                           check=True)
            subprocess.run([program, str(count), floor], check=True)
            for index in range(count):
                pictures = [read_png((place / family.name(index)).read_bytes())
                            for place in (ours, floor)]
                judge_largest(Likeness(*pictures))


if __name__ == "__main__":
    unittest.main()
