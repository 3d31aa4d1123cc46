"""Whether a peer drew the same picture: what it may differ by, and by how much it does."""

from .commands import Skipped

# Another way of smoothing edges is the same picture, another shape is not: the most that a channel
# of a field's picture may be off, of 255.
LARGEST_DIFFERENCE = 40

# Pictures with text and a soft shadow differ more at their edges and less elsewhere: how many
# pixels may have a channel off by more than the given difference. The first catches a shadow that
# is missing, which is at most 10 of 255 dark, the second a digit or a cursor.
SHARES = {2: 0.01, 64: 0.0002}


class Likeness:
    """How far two pictures of the same size are apart: by a pixel's channel that is furthest off,
    how many pixels there are of each difference."""

    def __init__(self, ours, theirs):
        if theirs.size != ours.size:
            raise Skipped("another picture: {}×{} pixels, not {}×{}".format(
                *theirs.size, *ours.size))
        self.counts = [0] * 256
        known = {}
        for pair in zip(ours.rows, theirs.rows):
            known[pair] = known.get(pair, 0) + 1
        for (a, b), times in known.items():
            if a == b:
                self.counts[0] += times * ours.width
                continue
            for difference in row_differences(a, b):
                self.counts[difference] += times
        self.pixels = ours.width * ours.height

    @property
    def largest(self):
        return max(index for index, count in enumerate(self.counts) if count)

    def share(self, beyond):
        """The pixels that are off by more than that, of all."""
        return sum(self.counts[beyond + 1:]) / self.pixels


def row_differences(a, b):
    off = [abs(one - other) for one, other in zip(a, b)]
    return map(max, off[0::4], off[1::4], off[2::4], off[3::4])


def judge_largest(likeness):
    """What the table says of the difference; another picture takes no part."""
    if likeness.largest > LARGEST_DIFFERENCE:
        raise Skipped(f"another picture: a channel is {likeness.largest} of 255 off")
    return str(likeness.largest)


def judge_shares(likeness):
    for beyond, most in SHARES.items():
        share = likeness.share(beyond)
        if share > most:
            raise Skipped(f"another picture: {share:.2%} off by more than {beyond}")
    return f"{likeness.share(min(SHARES)):.2%}"
