"""Extent and opacity, measured in stills of single moments, are those of the curves' formulas."""
import math

import proof

SCALE = 8
# A spring's animation walks in small steps, as Apple's does, and strays this far from the formula.
SPRING = 0.0075
PHASES = proof.ROOT / "Scenes/Conformance/Phases"


def still(scene, milliseconds, folder, scale=SCALE):
    """The picture of a scene at a moment, at so many pixels a point."""
    proof.tool(
        ["still", scene, "-q", "--at", f"{milliseconds}ms", "--scale", scale, "-o", "still.png"],
        folder)
    return proof.Picture(folder / "still.png")


def bezier(x1, y1, x2, y2, x):
    """The height of a cubic timing curve at x, by bisection."""
    low, high = 0.0, 1.0
    for _ in range(60):
        s = (low + high) / 2
        at = 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s ** 2 * (1 - s) + s ** 3
        low, high = (s, high) if at < x else (low, s)
    return 3 * y1 * s * (1 - s) ** 2 + 3 * y2 * s ** 2 * (1 - s) + s ** 3


def ease_in(x):
    return bezier(0.42, 0, 1, 1, x)


def ease_out(x):
    return bezier(0, 0, 0.58, 1, x)


def ease_in_out(x):
    return bezier(0.42, 0, 0.58, 1, x)


def spring(duration, bounce, time):
    """How far a spring from rest has come, of a mass on a damped spring."""
    omega = 2 * math.pi / duration
    ratio = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    if ratio < 1:
        fast = omega * math.sqrt(1 - ratio * ratio)
        wave = math.cos(fast * time) + ratio * omega / fast * math.sin(fast * time)
        return 1 - math.exp(-ratio * omega * time) * wave
    if ratio == 1:
        return 1 - math.exp(-omega * time) * (1 + omega * time)
    root = math.sqrt(ratio * ratio - 1)
    slow, quick = omega * (ratio - root), omega * (ratio + root)
    return 1 - (quick * math.exp(-slow * time) - slow * math.exp(-quick * time)) / (quick - slow)


def agree(name, found, wanted, within):
    """Prints a figure beside what it should be, and holds it to that."""
    proof.say(f"  {name:34} {found:9.5f}  wanted {wanted:9.5f}  off {abs(found - wanted):.5f}")
    proof.check(abs(found - wanted) <= within, f"{name}: {found:.5f}, not {wanted:.5f}")


def cover(picture, channel):
    """What is not white in a channel: the sum, in pixels of full ink, and the centre of mass."""
    total = across = down = 0
    for y, row in enumerate(picture.channel(channel)):
        ink = len(row) * 255 - sum(row)
        if ink:
            total += ink
            down += ink * (y + 0.5)
            across += sum((255 - value) * (x + 0.5) for x, value in enumerate(row) if value < 255)
    return total / 255, across / total, down / total


def recording_dot(folder):
    """A red disc: its green channel tells opacity at the middle and, with it, the area."""
    for milliseconds, share in ((175, ease_out(0.5)), (350, 1.0)):
        picture = still(PHASES / "RecordingDot.swift", milliseconds, folder)
        opacity = 1 - picture.pixel(picture.width // 2, picture.height // 2)[1] / 255
        area = cover(picture, 1)[0] / opacity
        diameter = 2 * math.sqrt(area / math.pi) / SCALE
        agree(f"dot at {milliseconds} ms, scale", diameter / 16, 1 + 0.25 * share, 0.001)
        agree(f"dot at {milliseconds} ms, opacity", opacity, 0.65 + 0.25 * share, 0.5 / 255 + 1e-4)
    picture = still(PHASES / "RecordingDot.swift", 1800, folder)
    opacity = 1 - picture.pixel(picture.width // 2, picture.height // 2)[1] / 255
    agree("dot in its delay, opacity", opacity, 0.55, 1 / 255)


def pulsing_heart(folder):
    """A red heart against itself at rest."""
    def measure(milliseconds):
        picture = still(PHASES / "PulsingHeart.swift", milliseconds, folder)
        # Nothing shines through the heart's middle: the least of the green channel is its opacity.
        opacity = 1 - min(min(row) for row in picture.channel(1)) / 255
        return math.sqrt(cover(picture, 1)[0] / opacity), opacity

    rest, _ = measure(0)
    for milliseconds in (200, 400):
        share = ease_in_out(milliseconds / 800)
        extent, opacity = measure(milliseconds)
        agree(f"heart at {milliseconds} ms, scale", extent / rest, 1 + 0.2 * share, 0.001)
        agree(f"heart at {milliseconds} ms, opacity", opacity, 0.7 + 0.3 * share, 0.5 / 255 + 1e-4)


def held_toast(folder):
    """A blue bar of 100×20 points, whose red channel tells its opacity and place."""
    sprung = spring(0.4, 0, 0.1)
    moments = (
        (100, sprung, -80 * (1 - sprung), SPRING), (1500, 1, 0, 0), (1890, 1, 0, 0),
        (2100, 1 - ease_in(0.5), 0, 0))
    for milliseconds, opacity, y, slack in moments:
        picture = still(PHASES / "HeldToast.swift", milliseconds, folder, scale=4)
        ink, _, middle = cover(picture, 0)
        agree(f"toast at {milliseconds} ms, opacity", ink / (100 * 20 * 16), opacity,
              slack + 0.6 / 255)
        agree(f"toast at {milliseconds} ms, y", middle / 4 - 60, y, slack * 80 + 0.02)


def timing_curves(folder):
    """Four dots in four rows of 20 points with 10 between them."""
    scene = proof.ROOT / "Scenes/Conformance/Curves/TimingCurves.swift"
    shares = {"linear": lambda x: x, "easeIn": ease_in, "easeOut": ease_out,
              "easeInOut": ease_in_out}
    for milliseconds in (250, 500):
        picture = still(scene, milliseconds, folder, scale=4)
        for index, (name, curve) in enumerate(shares.items()):
            rows = range((5 + index * 30) * 4, (25 + index * 30) * 4)
            # Each dot is dark in one channel at least; the channel with the most ink is taken.
            best = max(range(3), key=lambda c: sum(
                255 - value for y in rows for value in picture.rows[y][c::picture.channels]))
            total = across = 0
            for y in rows:
                for x, value in enumerate(picture.rows[y][best::picture.channels]):
                    total += 255 - value
                    across += (255 - value) * (x + 0.5)
            place = across / total / 4 - 20
            agree(f"{name} at {milliseconds} ms, x", place, 180 * curve(milliseconds / 1000), 0.02)


def bounces(folder):
    """Bars whose width follows springs; the middle line of each tells the width."""
    scene = proof.ROOT / "Scenes/Conformance/Springs/Bounces.swift"
    for milliseconds in (100, 250, 450):
        picture = still(scene, milliseconds, folder, scale=4)
        for index, bounce in enumerate((0.5, 0.25, 0, -0.4)):
            y = int((7 + index * 36 + 14) * 4)
            row = picture.rows[y][0::picture.channels]
            ink = [255 - value for value in row]
            width = sum(ink) / max(ink) / 4
            wanted = 28 + 112 * spring(0.5, bounce, milliseconds / 1000)
            agree(f"bounce {bounce} at {milliseconds} ms, width", width, wanted, SPRING * 112)


def run(folder):
    for measured in (recording_dot, pulsing_heart, held_toast, timing_curves, bounces):
        proof.say(measured.__name__.replace("_", " ") + ":")
        measured(folder)


proof.main(run)
