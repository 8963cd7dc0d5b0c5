"""Seven scenes move as recordings of the same motion made on Apple's systems.

The wanted numbers were measured in the recordings; each stands here with the reading's uncertainty.
Where the recordings themselves are at hand (RECORDINGS, else ../shared/apple), their frames and
ours are laid one above the other in out/recordings."""
import json
import math
import os
import pathlib
import subprocess

import proof

SCENES = proof.ROOT / "Scenes/Recordings"
RECORDINGS = pathlib.Path(os.environ.get("RECORDINGS", proof.ROOT.parent / "shared/apple"))
SHEETS = proof.ROOT / "out/recordings"
POINTS = {"easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1), "easeInOut": (0.42, 0, 0.58, 1)}


def agree(what, found, wanted, slack):
    proof.say(f"  {what}: {found:.4f}, recorded {wanted:.4f} ± {slack:g}")
    proof.check(abs(found - wanted) <= slack + 1e-9, f"{what} is {found}, not {wanted} ± {slack}")


def curve(name, x):
    """A timing curve by bisection."""
    if name == "linear":
        return x
    x1, y1, x2, y2 = POINTS[name]
    x = min(max(x, 0), 1)
    low, high = 0.0, 1.0
    for _ in range(60):
        s = (low + high) / 2
        at = 3 * s * (1 - s) ** 2 * x1 + 3 * s * s * (1 - s) * x2 + s ** 3
        low, high = (s, high) if at < x else (low, s)
    return 3 * s * (1 - s) ** 2 * y1 + 3 * s * s * (1 - s) * y2 + s ** 3


def spring(response, damping, t):
    """The closed form of an underdamped spring."""
    if t <= 0:
        return 0
    decay = damping * 2 * math.pi / response
    turn = 2 * math.pi / response * math.sqrt(1 - damping ** 2)
    return 1 - math.exp(-decay * t) * (math.cos(turn * t) + decay / turn * math.sin(turn * t))


class Film:
    """Tracks and events of a scene."""

    def __init__(self, name, folder, *flags):
        run = proof.tool(
            ["inspect", SCENES / f"{name}.swift", "--tracks", "--events", "--json", *flags], folder)
        told = json.loads(run.output)
        self.times, self.events = told["timesSeconds"], told["events"]
        self.tracks = {track["name"]: track for track in told["tracks"]}

    def series(self, name, quantity):
        track = self.tracks[name]
        if quantity in track["values"]:
            return track["values"][quantity]
        return [track["constants"][quantity]] * len(self.times)

    def value(self, name, quantity, seconds):
        return self.series(name, quantity)[round(seconds * 60)]

    def colour(self, name, frame):
        return [255 * self.series(name, c)[frame] for c in ("red", "green", "blue")]


def root_mean_square(pairs):
    pairs = list(pairs)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs) / len(pairs))


def eased_list(folder):
    film = Film("EasedList", folder)
    for name in ("linear", "easeIn", "easeOut", "easeInOut"):
        # The section's title has the same name; the disc is the second of it.
        xs = film.series(f"{name}#2", "x")
        travel = [(x - xs[0]) / 260 for x in xs]
        agree(f"{name}: way", max(travel) * 260, 260, 0.3)
        slack = 0.006 if name == "linear" else 0.005
        leg = [(travel[f], curve(name, (f / 60 - 0.2) / 2)) for f in range(12, 133)]
        agree(f"{name}: distance from its curve", root_mean_square(leg), 0, slack)
        steps = [e["timeSeconds"] for e in film.events if e["kind"] == "phase"][::4]
        agree(f"{name}: one phase", (steps[-1] - steps[0]) / (len(steps) - 1), 2.244, 0.007)
    xs = film.series("linear#2", "x")
    for share, wanted in ((0.0, (11, 132, 254)), (0.1, (90, 127, 244)), (0.25, (138, 120, 226)),
                          (0.541, (195, 104, 184)), (0.75, (225, 90, 145)), (0.9, (242, 79, 104)),
                          (1.0, (255, 69, 58))):
        # The recording's share lies between frames; colours are even along it.
        frame = min(range(133), key=lambda f: abs((xs[f] - xs[0]) / 260 - share))
        off = (xs[frame] - xs[0]) / 260 - share
        found = film.colour("linear#2", frame)
        next_one = film.colour("linear#2", min(frame + 1, 132))
        for channel, (a, b, c) in enumerate(zip(found, next_one, wanted)):
            agree(f"colour at {share}, channel {channel}", a - off * (b - a) * 120, c, 2.5)


def ring_trim(folder):
    film = Film("RingTrim", folder)
    turn = film.series("ring", "rotation")
    agree("turn a frame", (turn[50] - turn[10]) / 40, -6.0, 0.01)
    # The ring drawn: how far its arc reaches, told by pixels at its middle radius.
    def arc(seconds):
        picture = shot("RingTrim", seconds, folder)
        centre, radius = picture.width / 2, 75 * 2
        angles = [a for a in range(720) if lit(picture, centre, radius, math.radians(a / 2))]
        start = next(a for a in angles if (a - 1) % 720 not in angles)
        return len(angles) / 2, start / 2
    for seconds, wanted in ((0, 240), (0.5, 240), (0.95, 240), (1.5, 132), (2, 24), (2.5, 24),
                            (2.98, 24), (3.5, 132), (4, 240), (4.5, 240), (5.5, 132), (6.5, 24)):
        length, start = arc(seconds)
        agree(f"arc at {seconds} s", length, wanted, 0.02 * 216 + 1)
        agree(f"tail at {seconds} s", (start - (120 - 360 * seconds)) % 360,
              0 if (start - (120 - 360 * seconds)) % 360 < 180 else 360, 3)


def shot(name, seconds, folder):
    path = folder / f"{name}-{seconds}.png"
    proof.tool(["still", SCENES / f"{name}.swift", "--at", f"{seconds}s", "-o", path], folder)
    return proof.Picture(path)


def lit(picture, centre, radius, angle):
    x, y = int(centre + radius * math.cos(angle)), int(centre + radius * math.sin(angle))
    return picture.pixel(x, y)[2] > 100


def parent_size(folder):
    film = Film("ParentSize", folder)
    first = 30
    def top(name, frame):
        return 2 * (film.series(name, "y")[frame] - film.series(name, "height")[frame] / 2)
    rest = top("left", first)
    wanted = (742, 770, 796, 821, 846, 869, 892, 914, 935, 954, 973, 991, 1008, 1024, 1038, 1050,
              1060, 1070, 1078, 1082, 1086)
    # A pixel of reading, and the twentieth of a frame to which the start is known.
    for step, place in enumerate(wanted):
        found, earlier = (top("left", first + max(step - k, 0)) - rest for k in (0, 1))
        agree(f"left block, frame {step}", found, place - 742, 1 + (found - earlier) / 20)
    off = [(top("left", first + f) - rest - place + 742) / 344 for f, place in enumerate(wanted)]
    agree("left block: farthest from the recording", max(map(abs, off)), 0, 0.0041)
    share = [((top("left", first + f) - rest) / 344, curve("easeOut", f / 60 / 0.34))
             for f in range(22)]
    agree("left block: distance from easeOut(.34)", root_mean_square(share), 0, 0.0014)
    agree("bottom block, before", top("bottom", first) - rest, 1195 - 742, 1)
    agree("bottom block, after", top("bottom", first + 30) - rest, 1462 - 742, 1)
    agree("column", film.value("left", "width", 0), 132.5, 0.5)
    # The recorder darkens the middle: 181 → 170, 189 → 178, 130 → 117 or so, 144 → 130.
    for step, share, colour in ((8, 0.56, (255, 181, 189)), (13, 0.82, (255, 126, 143))):
        for channel, (a, b) in enumerate(zip(film.colour("left", first + step), colour)):
            agree(f"colour at {share}, channel {channel}", a, b, 2)


def between(series, at):
    """A value between two frames."""
    frame = math.floor(at)
    return series[frame] + (series[frame + 1] - series[frame]) * (at - frame)


def fitted(places):
    """The spring nearest to places (frame, way): its distance, response, damping and start frame."""
    def distance(response, damping, begin):
        return root_mean_square(
            (way, spring(response, damping, (frame - begin) / 60)) for frame, way in places)
    best, width = (0.38, 0.53, 60.0), (0.03, 0.06, 0.6)
    for _ in range(6):
        ranges = [[b + w * k / 5 for k in range(-5, 6)] for b, w in zip(best, width)]
        best = min(((r, d, s) for r in ranges[0] for d in ranges[1] for s in ranges[2]),
                   key=lambda one: distance(*one))
        width = tuple(w * 0.4 for w in width)
    return (distance(*best), *best)


def radial_buttons(folder):
    film = Film("RadialButtons", folder)
    xs = film.series("disc 0", "x")
    out = [(xs[60] - x) / 100 for x in xs]
    off, response, damping, _ = fitted([(f, out[f]) for f in range(66, 86)])
    agree("out: distance from its spring", off, 0, 0.0036)
    agree("out: response fitted", response, 0.37, 0.01)
    agree("out: damping fitted", damping, 0.54, 0.01)
    peak = max(range(60, 90), key=lambda f: out[f])
    agree("out: peak", out[peak], 1.133, 0.008)
    agree("out: frame of the peak", peak - 60, 13.3, 1)
    lefts = {66: 720, 67: 696, 68: 675, 69: 659, 70: 647, 71: 639, 72: 635, 73: 633, 74: 634,
             75: 636, 76: 639, 77: 643, 78: 647, 79: 650, 80: 654, 81: 657, 82: 659, 83: 661,
             84: 662, 85: 663}
    recorded = [(frame, (860 - left) / 200) for frame, left in lefts.items()]
    _, response, damping, begin = fitted(recorded)
    _, our_response, our_damping, our_begin = fitted([(f, out[f]) for f in lefts])
    agree("out: response, fitted alike in both", our_response, response, 0.002)
    agree("out: damping, fitted alike in both", our_damping, damping, 0.004)
    # When the finger rose is known to a frame; after that every edge is the same to a pixel.
    shift = our_begin - begin
    agree("out: begins, in frames", shift, 0, 0.5)
    for frame, left in lefts.items():
        agree(f"out: left edge, frame {frame}", 860 - 200 * between(out, frame + shift), left, 1)
    back = [(out[120 + f], 1 - curve("easeIn", f / 60 / 0.38)) for f in range(23)]
    agree("back: distance from easeIn(.38)", root_mean_square(back), 0, 0.0036)
    pressed = film.series("More", "opacity")
    agree("pressed", min(pressed[60:70]), 0.2, 0.01)


def three_ways(folder):
    film = Film("ThreeWays", folder)
    xs = film.series("curve disc", "x")
    pairs = [((xs[30 + f] - xs[30]) / 260, curve("easeInOut", f / 60)) for f in range(61)]
    agree("curve: distance from easeInOut(1)", root_mean_square(pairs), 0, 0.009)
    xs = film.series("spring disc", "x")
    way = [(x - xs[120]) / 260 for x in xs]
    peak = max(range(120, 150), key=lambda f: way[f])
    agree("spring: first overshoot", way[peak] - 1, 0.0948, 0.0068)
    agree("spring: when", (peak - 120) / 60, 0.340, 0.035)
    agree("spring: second swing", min(way[peak:peak + 40]) - 1, -0.009, 0.002)
    # Dark palette of the classic generation; the recording shows the later one.
    agree("disc", film.value("curve disc", "width", 0), 120, 0.5)


def ink(picture, left, right, top, bottom):
    """Darkness in a part of a picture, in full pixels, and its middle row."""
    total = down = 0
    for y in range(top, bottom):
        row = picture.rows[y]
        dark = sum(255 - row[x * picture.channels] for x in range(left, right))
        total, down = total + dark, down + dark * y
    return total / 255, down / max(total, 1)


def numeric_text(folder):
    # The digit is 28 points high and stands in the middle: 402 × 160 points at two pixels.
    window = (370, 430, 96, 230)
    before, middle = ink(shot("NumericText", 0.49, folder), *window)
    faint = min(ink(shot("NumericText", 0.5 + t, folder), *window)[0] / before
                for t in (0.067, 0.083, 0.1, 0.117, 0.13))
    agree("ink in the middle of a roll", faint, 0.65, 0.06)
    after, rest = ink(shot("NumericText", 1.2, folder), *window)
    _, passing = ink(shot("NumericText", 0.5 + 0.235, folder), *window)
    agree("pass above its place, in em", (rest - passing) / 56, 0.07, 0.04)
    late, settled = ink(shot("NumericText", 1.0, folder), *window)
    # A quarter of a pixel of the recording, whose em is 28 of them.
    agree("settled at half a second, in em", (settled - rest) / 56, 0, 0.01)


def height_of_star(picture):
    """The tallest column of the large star, left of where the others reach."""
    tall = 0
    for x in range(int(picture.width * 0.49)):
        at = x * picture.channels
        lit = [y for y, row in enumerate(picture.rows) if max(row[at:at + 3]) > 60]
        if lit:
            tall = max(tall, lit[-1] - lit[0] + 1)
    return tall


def symbol_effects(folder):
    times = [0] + [0.15 + t for t in (0.17, 0.405, 0.87, 0.935, 1.4)] + [6.0, 7.47]
    pictures = {t: shot("SymbolEffects", round(t, 4), folder) for t in times}
    rest = height_of_star(pictures[0])
    for t, wanted in ((0.17, 130 / 104.5), (0.405, 95 / 104.5), (0.87, 128 / 104.5)):
        agree(f"bounce {t} s after the change: large star",
              height_of_star(pictures[0.15 + t]) / rest, wanted, 0.03)
    agree("breath: large star", height_of_star(pictures[7.47]) / rest, 125 / 104.5, 0.03)
    def light(picture):
        return max(max(row) for row in picture.rows[picture.height // 2:])
    agree("pulse in its middle", light(pictures[0.15 + 0.935]) / light(pictures[0]), 0.31, 0.04)
    agree("between pulse and breath", light(pictures[6.0]) / light(pictures[0]), 1, 0.05)
    agree("breath in its middle", light(pictures[7.47]) / light(pictures[0]), 0.31, 0.04)


# Of each recording: rate, what is cut out of it, its frame and our time that belong together,
# seconds between the pictures.
LAID = {
    "EasedList": ("eased-list.gif", 30, "340:711:917:0", 0, 0.211, 0.2),
    "RingTrim": ("ring-trim.gif", 60, "200:200:551:336", 0, 0.0, 0.35),
    "ParentSize": ("parent-size.mp4", 60, "828:890:124:742", 62, 0.5, 1 / 30),
    "RadialButtons": ("radial-buttons.mp4", 60, "400:400:570:1370", 60, 1.0, 1 / 30),
    "NumericText": ("numeric-text.gif", 15, "100:60:1018:452", 13, 0.5, 1 / 15),
    "SymbolEffects": ("symbol-effects.gif", 15, "240:240:900:350", 2, 0.117, 1 / 15),
    "ThreeWays": ("three-ways.gif", 30, "350:794:1240:0", 99, 1.97, 1 / 15),
}
OURS = {"NumericText": "200:120:302:100", "ParentSize": "828:890:0:38"}
CELLS = 12


def lay(name, folder):
    """Frames of the recording over ours, at the same instants."""
    file, rate, cut, frame, ours, step = LAID[name]
    film = folder / f"{name}.mp4"
    proof.tool(["render", SCENES / f"{name}.swift", "-o", film], folder)
    def row(source, frames, crop, output):
        chosen = "+".join(f"eq(n\\,{f})" for f in frames)
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-y", "-i", source, "-vf",
             f"select='{chosen}',crop={crop},scale=160:-2,tile={CELLS}x1", "-frames:v", "1",
             "-vsync", "vfr", output], check=True)
    steps = [k * step for k in range(CELLS)]
    # The GIFs' own delays are rounded: frames are counted, not timed.
    row(RECORDINGS / file, [frame + round(s * rate) for s in steps], cut, folder / "a.png")
    row(film, [round((ours + s) * 60) for s in steps], OURS.get(name, "iw:ih:0:0"),
        folder / "b.png")
    SHEETS.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["ffmpeg", "-loglevel", "error", "-y", "-i", folder / "a.png", "-i", folder / "b.png",
         "-filter_complex", "vstack", SHEETS / f"{name}.png"], check=True)
    proof.say(f"  laid one above the other: {SHEETS / (name + '.png')}")


def run(folder):
    only = os.environ.get("ONLY", "")
    for name, measured in (
            ("EasedList", eased_list), ("RingTrim", ring_trim), ("ParentSize", parent_size),
            ("RadialButtons", radial_buttons), ("NumericText", numeric_text),
            ("SymbolEffects", symbol_effects), ("ThreeWays", three_ways)):
        if only and only != name:
            continue
        proof.say(name + ":")
        measured(folder)
        if RECORDINGS.exists():
            proof.need("ffmpeg")
            lay(name, folder)


proof.main(run)
