"""PNG files to rows of pixels."""

import itertools
import struct
import zlib


class Picture:
    """Rows of RGBA bytes. Rows that are alike are one object, which makes large pictures cheap."""

    def __init__(self, width, height, rows):
        self.width, self.height, self.rows = width, height, rows

    @property
    def size(self):
        return self.width, self.height

    def __eq__(self, other):
        return self.size == other.size and self.rows == other.rows

    def __hash__(self):
        return hash((self.width, *self.rows))


def chunks(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG file")
    at = 8
    while at < len(data):
        if at + 12 > len(data):
            raise ValueError("a PNG file that is cut short")
        length, kind = struct.unpack_from(">I4s", data, at)
        yield kind, data[at + 8:at + 8 + length]
        at += 12 + length


def is_still(data):
    return all(kind != b"acTL" for kind, _ in chunks(data))


def predicted(kind, left, up, corner):
    """What a PNG filter expects of a byte, from the bytes around it."""
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda byte: abs(guess - byte))
    return (left + up) // 2


def unfilter(kind, row, above, step):
    """The bytes of a row whose filter is undone, given those of the row above."""
    if kind == 0:
        return row
    if kind == 2:
        return bytes(map(lambda byte, up: byte + up & 0xFF, row, above)) if any(row) else above
    result = bytearray(row)
    if kind == 1:
        for channel in range(step):
            result[channel::step] = bytes(
                itertools.accumulate(row[channel::step], lambda left, byte: left + byte & 0xFF))
        return bytes(result)
    for index, byte in enumerate(row):
        left, corner = (result[index - step], above[index - step]) if index >= step else (0, 0)
        result[index] = byte + predicted(kind, left, above[index], corner) & 0xFF
    return bytes(result)


def with_alpha(row):
    """RGB as RGBA."""
    result = bytearray(b"\xff" * (len(row) // 3 * 4))
    for channel in range(3):
        result[channel::4] = row[channel::3]
    return bytes(result)


def read_png(data):
    """The picture in a PNG of 8-bit RGB or RGBA that is not interlaced."""
    parts = list(chunks(data))
    if parts[-1][0] != b"IEND":
        raise ValueError("a PNG file that is cut short")
    width, height, *form = struct.unpack(">IIBBBBB", dict(parts)[b"IHDR"])
    steps = {(8, 2, 0, 0, 0): 3, (8, 6, 0, 0, 0): 4}
    if tuple(form) not in steps:
        raise ValueError(f"a PNG of an unexpected form {form}")
    step = steps[tuple(form)]
    packed = memoryview(
        zlib.decompress(b"".join(part for kind, part in parts if kind == b"IDAT")))
    stride = step * width
    if len(packed) != height * (stride + 1):
        raise ValueError("a PNG of too many or too few bytes")
    raw, rows, known, whole = bytes(stride), [], {}, {}
    for at in range(0, len(packed), stride + 1):
        coded = bytes(packed[at:at + 1 + stride])
        key = coded, raw
        if key not in known:
            plain = unfilter(coded[0], coded[1:], raw, step)
            known[key] = whole.setdefault(plain, plain)
        raw = known[key]
        rows.append(raw)
    if step == 3:
        wide = {row: with_alpha(row) for row in set(rows)}
        rows = [wide[row] for row in rows]
    return Picture(width, height, rows)
