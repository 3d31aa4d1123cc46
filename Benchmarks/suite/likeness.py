"""Whether a peer drew the same picture: what it may differ by, and by how much it does."""

from .commands import Broken, Skipped

# Another way of smoothing edges is the same picture, another shape is not: the most that a channel
# of a field's picture may be off, of 255.
LARGEST_DIFFERENCE = 40

# Pictures with text, and with round corners over gradients and shadows, differ more at their edges
# and less elsewhere: how many pixels may have a channel off by more than the given difference. The
# first catches another colour or form, the second digits that lie a pixel elsewhere.
SHARES = {2: 0.01, 64: 0.001}

# A shadow on a dark ground takes 3 of 255 away, less than a peer may be off elsewhere. So each part
# is also looked for by itself: how much of it there must be, at least and at most. One that is
# missing has none. Browsers round each layer down, which makes a quarter more of that shadow.
PRESENT = 0.75, 1.3


class Likeness:
    """How far two pictures of the same size are apart: by a pixel's channel that is furthest off,
    how many pixels there are of each difference."""

    def __init__(self, ours, theirs):
        if theirs.size != ours.size:
            raise Skipped("another picture: {}×{} pixels, not {}×{}".format(
                *theirs.size, *ours.size))
        self.theirs = theirs
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


class Part:
    """What one picture has and another lacks, the same picture without its shadow, say."""

    def __init__(self, whole, lacking):
        if whole.size != lacking.size or whole.rows == lacking.rows:
            raise Broken("a picture and the same without a part differ by more or less than it")
        self.rows = [(at, a, b) for at, (a, b) in enumerate(zip(whole.rows, lacking.rows))
                     if a != b]

    def share(self, theirs):
        """How much of it a picture has: 0 for the one that lacks it, 1 for the whole one. It is the
        share by which the picture lies on the way from the one to the other."""
        known, way, length = {}, 0, 0
        for at, whole, lacking in self.rows:
            key = whole, lacking, theirs.rows[at]
            if key not in known:
                known[key] = (sum((c - b) * (a - b) for a, b, c in zip(*key)),
                              sum((a - b) ** 2 for a, b in zip(whole, lacking)))
            way, length = way + known[key][0], length + known[key][1]
        return way / length


def row_differences(a, b):
    off = [abs(one - other) for one, other in zip(a, b)]
    return map(max, off[0::4], off[1::4], off[2::4], off[3::4])


def judge_largest(likeness):
    """What the table says of the difference; another picture takes no part."""
    if likeness.largest > LARGEST_DIFFERENCE:
        raise Skipped(f"another picture: a channel is {likeness.largest} of 255 off")
    return str(likeness.largest)


class PartsJudge:
    """Judges by the shares of pixels, and by how much there is of each of the named parts. Keeps
    the least and the most of those that it let through."""

    def __init__(self, parts):
        self.parts, self.seen = parts, {}

    def __call__(self, likeness):
        shares = {name: part.share(likeness.theirs) for name, part in self.parts.items()}
        for name, share in shares.items():
            if not PRESENT[0] <= share <= PRESENT[1]:
                raise Skipped(f"another picture: it has {share:.0%} of the {name}")
        verdict = judge_shares(likeness)
        for name, share in shares.items():
            least, most = self.seen.get(name, (share, share))
            self.seen[name] = min(least, share), max(most, share)
        return verdict


def judge_shares(likeness):
    for beyond, most in SHARES.items():
        share = likeness.share(beyond)
        if share > most:
            raise Skipped(f"another picture: {share:.2%} off by more than {beyond}")
    return f"{likeness.share(min(SHARES)):.2%}"
