"""The drawing tasks of the benchmark, written as text that every engine reads.

A file is numbers and one-letter words between white space; y runs down, lengths are pixels, colours
are 0…255 with straight alpha 0…1:
  width height frames red green blue          the canvas, how many frames, the background
  paths, then each: its length and 0 x y (move), 1 x y (line), 2 x y x y x y (cubic), 3 (close)
  for each frame: how many operations, then
    f path MAP PAINT                          fill, non-zero rule
    s path MAP PAINT width dash gap           stroke, round caps and joins; dash 0 is solid
    b path MAP PAINT sigma dx dy              shadow of a fill, in one colour
    g path MAP PAINT glyph size x y           fill of a glyph, by peers with glyph caches by number
    l opacity sigma x y w h … p               group inside a box, blurred where sigma is not 0
    c path MAP x y w h … p                    clip to a path inside a box
MAP is a b c d tx ty. PAINT is 0 r g b a, or 1 x0 y0 x1 y1 n, or 2 x y radius 0 n, and n stops t r g b a.
"""
import math
import pathlib
import random

WIDTH, HEIGHT = 1920, 1080
ROUND = 0.5522847498
IDENTITY = (1, 0, 0, 1, 0, 0)


def ellipse(x, y, rx, ry=None, backwards=False):
    ry = rx if ry is None else ry
    kx, ky, s = rx * ROUND, ry * ROUND, -1 if backwards else 1
    corners = [(rx, s * ky, kx, s * ry, 0, s * ry), (-kx, s * ry, -rx, s * ky, -rx, 0),
               (-rx, -s * ky, -kx, -s * ry, 0, -s * ry), (kx, -s * ry, rx, -s * ky, rx, 0)]
    path = [0, x + rx, y]
    for curve in corners:
        path += [2] + [v + (x, y)[i % 2] for i, v in enumerate(curve)]
    return path + [3]


def rectangle(x, y, w, h):
    return [0, x, y, 1, x + w, y, 1, x + w, y + h, 1, x, y + h, 3]


def rounded(x, y, w, h, r):
    k, right, bottom = r * (1 - ROUND), x + w, y + h
    return [0, x + r, y, 1, right - r, y, 2, right - k, y, right, y + k, right, y + r,
            1, right, bottom - r, 2, right, bottom - k, right - k, bottom, right - r, bottom,
            1, x + r, bottom, 2, x + k, bottom, x, bottom - k, x, bottom - r,
            1, x, y + r, 2, x, y + k, x + k, y, x + r, y, 3]


def blob(dice, waves):
    """A closed wavy outline in a box of 100, with a round hole."""
    points = []
    for index in range(waves):
        angle = 2 * math.pi * index / waves
        radius = dice.uniform(24, 49)
        points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    path = [0, *points[0]]
    for index in range(waves):
        before, here, there, after = (points[(index + step) % waves] for step in (-1, 0, 1, 2))
        path += [2, here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6,
                 there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6, *there]
    return path + [3] + ellipse(50, 50, 9, backwards=True)


def turned(scale, angle, x, y, about=50):
    """A map that turns and scales a box around its middle and puts that at a place."""
    c, s = scale * math.cos(angle), scale * math.sin(angle)
    return (c, s, -s, c, x - (c - s) * about, y - (s + c) * about)


def moved(x, y):
    return (1, 0, 0, 1, x, y)


def color(dice, alpha=None):
    parts = [dice.randrange(256) for _ in range(3)]
    return (0, *parts, dice.uniform(0.3, 0.9) if alpha is None else alpha)


class Workload:
    """Paths and frames on their way to a file."""

    def __init__(self, background=(255, 255, 255)):
        self.background, self.paths, self.frames = background, [], []

    def path(self, numbers):
        self.paths.append(numbers)
        return len(self.paths) - 1

    def write(self, file):
        def text(values):
            return " ".join(f"{v:.4f}".rstrip("0").rstrip(".") if isinstance(v, float) else str(v)
                            for v in values)
        lines = [text((WIDTH, HEIGHT, len(self.frames), *self.background)), str(len(self.paths))]
        lines += [text((len(path), *path)) for path in self.paths]
        for frame in self.frames:
            lines += [str(len(frame))] + [text(operation) for operation in frame]
        file.write_text("\n".join(lines) + "\n")


def shapes():
    """1000 circles and rounded rectangles, half of them see-through."""
    dice, work, frame = random.Random(11), Workload(), []
    for index in range(1000):
        size = dice.uniform(8, 90)
        if index % 2:
            w, h = size * dice.uniform(0.8, 2.2), size * dice.uniform(0.6, 1.6)
            path = rounded(-w / 2, -h / 2, w, h, min(w, h) * dice.uniform(0.1, 0.5))
        else:
            path = ellipse(0.0, 0.0, size)
        place = moved(dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT))
        frame.append(("f", work.path(path), *place, *color(dice)))
    work.frames = [frame]
    return work


def icons():
    """200 curved icons with holes, turned."""
    dice, work = random.Random(12), Workload()
    kinds = [work.path(blob(dice, waves)) for waves in (6, 8, 11, 14, 17)]
    work.frames = [[
        ("f", dice.choice(kinds),
         *turned(dice.uniform(0.3, 2.4), dice.uniform(0, 6.28), dice.uniform(0, WIDTH),
                 dice.uniform(0, HEIGHT)), *color(dice)) for _ in range(200)]]
    return work


def gradients():
    """A linear gradient all over and 50 see-through radial ones."""
    dice, work = random.Random(13), Workload()
    whole = work.path(rectangle(0, 0, WIDTH, HEIGHT))
    frame = [("f", whole, *IDENTITY, 1, 0, 0, WIDTH, HEIGHT, 3,
              0, 30, 60, 180, 1, 0.5, 240, 120, 60, 1, 1, 20, 160, 120, 1)]
    for _ in range(50):
        size, rim = dice.uniform(40, 220), color(dice)[1:4]
        frame.append(("f", work.path(ellipse(0.0, 0.0, size)),
                      *moved(dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)), 2, 0, 0, size, 0, 3,
                      0, *rim, 0.9, 0.6, *color(dice)[1:4], 0.6, 1, *rim, 0.1))
    work.frames = [frame]
    return work


def blur(sigma, x, y, w, h):
    """Icons on a card, as a group that is blurred; sigma 0 is what the blur is measured against."""
    dice, work = random.Random(14), Workload()
    kinds = [work.path(blob(dice, waves)) for waves in (6, 9, 13)]
    frame = [("l", 1, sigma, x, y, w, h),
             ("f", work.path(rectangle(x, y, w, h)), *IDENTITY, 0, 230, 236, 250, 1)]
    for index in range(9):
        scale = dice.uniform(0.6, 1.1) * min(w, h) / 300
        place = (x + w * (0.18 + 0.32 * (index % 3)), y + h * (0.18 + 0.32 * (index // 3)))
        frame.append(("f", dice.choice(kinds), *turned(scale, dice.uniform(0, 6.28), *place),
                      *color(dice, 1)))
    work.frames = [frame + [("p",)]]
    return work


def shadows():
    """20 rounded cards, each with a soft shadow."""
    dice, work, frame = random.Random(15), Workload((236, 238, 244)), []
    for index in range(20):
        x, y = 60 + index % 5 * 370 + dice.uniform(-20, 20), 50 + index // 5 * 255 + dice.uniform(-15, 15)
        card = work.path(rounded(x, y, dice.uniform(260, 330), dice.uniform(150, 200), 20))
        frame += [("b", card, *IDENTITY, 0, 0, 0, 0, 0.33, 12, 0, 8),
                  ("f", card, *IDENTITY, 0, 250, 250, 252, 1)]
    work.frames = [frame]
    return work


def strokes():
    """500 curved strokes, a third of them dashed."""
    dice, work, frame = random.Random(16), Workload(), []
    for index in range(500):
        x, y = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)
        path = [0, x, y]
        for _ in range(dice.randrange(1, 4)):
            curve = [(x, y)[i % 2] + dice.uniform(-250, 250) for i in range(6)]
            path += [2, *curve]
            x, y = curve[4:]
        width = dice.uniform(1, 8)
        dash = (3 * width, 2.5 * width) if index % 3 == 0 else (0, 0)
        frame.append(("s", work.path(path), *IDENTITY, *color(dice), width, *dash))
    work.frames = [frame]
    return work


def groups():
    """Two stacks of six faded groups, each clipped to a rounded rectangle."""
    dice, work = random.Random(17), Workload()
    kinds = [work.path(blob(dice, waves)) for waves in (6, 8, 11, 14, 17)]

    def nest(depth, x, y, w, h):
        clip = work.path(rounded(x, y, w, h, min(60, w / 6)))
        frame = [("l", 0.85, 0, x, y, w, h), ("c", clip, *IDENTITY, x, y, w, h),
                 ("f", clip, *IDENTITY, *color(dice, 1))]
        for _ in range(4):
            place = (x + dice.uniform(0, w), y + dice.uniform(0, h))
            scale = dice.uniform(0.8, 2) * h / 400
            frame.append(("f", dice.choice(kinds), *turned(scale, dice.uniform(0, 6), *place),
                          *color(dice)))
        if depth > 1:
            frame += nest(depth - 1, x + w * 0.08, y + h * 0.08, w * 0.84, h * 0.84)
        return frame + [("p",), ("p",)]
    work.frames = [nest(6, 60, 60, 880, 960) + nest(6, 980, 60, 880, 960)]
    return work


def full(alpha):
    """Ten turned rounded rectangles about as large as the canvas."""
    dice, work = random.Random(18), Workload()
    path = work.path(rounded(-940, -520, 1880, 1040, 120))
    work.frames = [[("f", path, *turned(1, 0.05 * index, WIDTH / 2, HEIGHT / 2, 0),
                     *color(dice, alpha)) for index in range(10)]]
    return work


def spring(time, stiffness, ratio, delay=0):
    """The way of a damped spring at a time in seconds."""
    time, pace = max(0, time - delay), math.sqrt(stiffness)
    turn = pace * math.sqrt(1 - ratio * ratio)
    wave = math.cos(turn * time) + ratio * pace / turn * math.sin(turn * time)
    return 1 - math.exp(-ratio * pace * time) * wave


def interface():
    """Two seconds of a like button: a ring, an icon that springs, a card with text that comes in."""
    dice, work = random.Random(19), Workload()
    icon, card = work.path(blob(dice, 9)), work.path(rounded(0, 0, 720, 132, 30))
    ring, dot = work.path(ellipse(0, 0, 170)), work.path(ellipse(66, 66, 34))
    tick = work.path([0, 51, 67, 1, 62, 78, 1, 83, 55])
    letters = [work.path(blob(dice, waves)) for waves in (5, 6, 7, 8, 9, 10)]

    def words(count, x, y, size, paint):
        return [("f", letters[index * 5 % 6], size / 100, 0, 0, size / 100, x + index * size * 0.6,
                 y - size * 0.8, *paint) for index in range(count)]
    for index in range(120):
        time, frame = index / 60, []
        scale, share = spring(time, 170, 0.55), min(1, max(0, (time - 0.25) / 1.2))
        if 0 < share < 1:
            frame.append(("s", ring, *turned(0.6 + 1.1 * share, 0, 960, 430, 0), 0, 255, 45, 85,
                          0.5 * (1 - share), 10 * (1 - share) + 1, 0, 0))
        if scale > 0.003:
            lean = (1 - spring(time, 90, 0.7)) * -1.2 + 0.15 * math.sin(time * 2.2)
            frame.append(("f", icon, *turned(3 * scale, lean, 960, 430), 1, 0, 0, 60, 100, 2,
                          0, 255, 110, 130, 1, 1, 225, 20, 70, 1))
        fade = min(1, max(0, (time - 0.35) * 4))
        if fade > 0:
            y = HEIGHT + 20 - spring(time, 140, 0.75, 0.35) * 260
            place = moved(600, y)
            frame += [("b", card, *place, 0, 0, 0, 0, 0.28 * fade, 16, 0, 8),
                      ("f", card, *place, 0, 255, 255, 255, 1),
                      ("f", dot, *place, 0, 52, 199, 89, 1),
                      ("s", tick, *place, 0, 255, 255, 255, 1, 7, 0, 0)]
            frame += words(18, 720, y + 62, 36, (0, 28, 28, 30, 1))
            frame += words(28, 720, y + 100, 24, (0, 110, 110, 118, 1))
        ink = (0, 28, 28, 30, min(1, 0.05 + time * 2))
        frame += words(13, 60 + 20 * spring(time, 170, 0.55), 120, 72, ink)
        work.frames.append(frame)
    return work


def letters(skia, tag):
    """3000 glyphs of text; `g` lets a peer use its glyph cache, `f` has all fill outlines."""
    work, frame, known = Workload(), [], {}
    words = "The quick brown fox jumps over a lazy dog while 0123456789 clouds drift. "
    face = skia.Typeface("DejaVu Sans")
    y, index = 24.0, 0
    while len(frame) < 3000:
        size = 12 + index % 5 * 3
        font = skia.Font(face, size)
        glyphs = font.textToGlyphs(words * 4)
        x = 10.0
        for glyph, advance in zip(glyphs, font.getWidths(glyphs)):
            if x > WIDTH - 30:
                break
            if (glyph, size) not in known:
                outline = skia.Font(face, size).getPath(glyph)
                known[glyph, size] = work.path(from_skia(skia, outline)) if outline else None
            path = known[glyph, size]
            if path is not None and work.paths[path]:
                frame.append((tag, path, *moved(x, y), 0, 28, 28, 30, 1)
                             + ((glyph, size, x, y) if tag == "g" else ()))
            x += advance
        y, index = y + size * 1.35, index + 1
        if y > HEIGHT - 10:
            y = 31.5
    work.frames = [frame]
    return work


def from_skia(skia, outline):
    """The numbers of a path of Skia's, its quadratic curves raised to cubics."""
    numbers, here = [], (0, 0)
    for verb, points in outline:
        points = [(p.x(), p.y()) for p in points]
        if verb == skia.Path.kMove_Verb:
            numbers += [0, *points[0]]
        elif verb == skia.Path.kLine_Verb:
            numbers += [1, *points[-1]]
        elif verb == skia.Path.kQuad_Verb:
            (x0, y0), (x1, y1), (x2, y2) = points
            numbers += [2, x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3,
                        x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2]
        elif verb == skia.Path.kCubic_Verb:
            numbers += [2, *(v for point in points[1:] for v in point)]
        elif verb == skia.Path.kClose_Verb:
            numbers.append(3)
    return numbers


def write_all(folder):
    """Writes every workload there can be; their names, in the order of the table."""
    card = (760, 340, 400, 400)
    made = {
        "shapes": shapes(), "icons": icons(), "gradients": gradients(), "shadows": shadows(),
        "strokes": strokes(), "groups": groups(), "full-opaque": full(1),
        "full-faded": full(0.8), "blur-400": blur(0, *card), "blur-400-10": blur(10, *card),
        "blur-400-30": blur(30, *card), "blur-hd": blur(0, 0, 0, WIDTH, HEIGHT),
        "blur-hd-20": blur(20, 0, 0, WIDTH, HEIGHT), "interface": interface()}
    try:
        import skia
        made |= {"glyphs": letters(skia, "f"), "text": letters(skia, "g")}
    except ImportError:
        pass
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, work in made.items():
        work.write(folder / f"{name}.txt")
    return list(made)
