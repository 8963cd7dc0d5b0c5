"""A clip as a display list, and the same clip as a SwiftUI scene.

The list is a workload file of the rasterizer's benchmarks (WORKLOADS names their folder), or, without
one, a clip of this proof's own: a heart that beats, a ring, a card that slides in, a line of text.
"""
import json
import math
import os
import pathlib

FOLDER = os.environ.get("WORKLOADS", "")


def circle(x, y, r):
    k = r * 0.5523
    return [0, x + r, y, 2, x + r, y + k, x + k, y + r, x, y + r, 2, x - k, y + r, x - r, y + k,
            x - r, y, 2, x - r, y - k, x - k, y - r, x, y - r, 2, x + k, y - r, x + r, y - k,
            x + r, y, 3]


def card(w, h, r):
    k = r * 0.4477
    return [0, r, 0, 1, w - r, 0, 2, w - k, 0, w, k, w, r, 1, w, h - r, 2, w, h - k, w - k, h,
            w - r, h, 1, r, h, 2, k, h, 0, h - k, 0, h - r, 1, 0, r, 2, 0, k, k, 0, r, 0, 3]


HEART = [0, 50, 92, 2, 20, 70, 4, 52, 4, 32, 2, 4, 16, 16, 6, 29, 6, 2, 38, 6, 46, 11, 50, 19,
         2, 54, 11, 62, 6, 71, 6, 2, 84, 6, 96, 16, 96, 32, 2, 96, 52, 80, 70, 50, 92, 3]


def own():
    """120 frames of 1920 by 1080."""
    paths = [HEART, card(720, 132, 30), circle(0, 0, 170)]
    letters = []
    for n in range(60):
        # Letter-like: a stem and a bowl, each a little different.
        height = 50 + n * 7 % 30
        paths.append([0, 4, 80 - height, 1, 16, 80 - height, 1, 16, 80, 1, 4, 80, 3]
                     + circle(30, 58, 14 + n % 8) + circle(30, 58, 6 + n % 5))
        letters.append(len(paths) - 1)
    frames = []
    for f in range(120):
        ops = []
        t = f / 60
        if 0.3 <= t <= 1.4:
            s = 0.6 + 0.7 * (t - 0.3)
            ops.append({"op": "stroke", "p": 2, "w": 6, "m": [s, 0, 0, s, 960, 430],
                        "c": [255, 45, 85, round(0.5 * (1.4 - t), 3)]})
        s = 3 * (1 - math.exp(-6 * t) * math.cos(14 * t))
        a = 0.4 * math.exp(-t) * math.cos(5 * t)
        c, d = s * math.cos(a), s * math.sin(a)
        ops.append({"op": "fill", "p": 0,
                    "m": [c, d, -d, c, 960 - 50 * c + 50 * d, 430 - 50 * d - 50 * c],
                    "c": {"lin": [0, 0, 60, 100],
                          "st": [[0, 255, 110, 130, 1], [1, 225, 20, 70, 1]]}})
        if t > 0.35:
            y = 840 + 300 * math.exp(-7 * (t - 0.35)) * math.cos(9 * (t - 0.35))
            ops.append({"op": "shadow", "p": 1, "s": 16, "dx": 0, "dy": 8,
                        "m": [1, 0, 0, 1, 600, y], "c": [0, 0, 0, 0.28]})
            ops.append({"op": "fill", "p": 1, "m": [1, 0, 0, 1, 600, y], "c": [255, 255, 255, 1]})
            for n, p in enumerate(letters[:48]):
                row, place = divmod(n, 24)
                k = 0.36 - 0.12 * row
                ops.append({"op": "fill", "p": p, "m": [k, 0, 0, k, 720 + place * 22, y + 33 + 48 * row],
                            "c": [28, 28, 30, 1]})
        x = 60 + 60 * (1 - math.exp(-3 * t))
        for n, p in enumerate(letters[48:]):
            ops.append({"op": "fill", "p": p, "m": [0.72, 0, 0, 0.72, x + 40 * n, 62],
                        "c": [28, 28, 30, round(min(1, 0.05 + t), 3)]})
        frames.append(ops)
    return {"name": "clip", "width": 1920, "height": 1080, "nframes": 120, "bg": [255, 255, 255],
            "paths": paths, "frames": frames}


def load(name):
    """A workload by name, or the clip of our own."""
    file = pathlib.Path(FOLDER) / f"{name}.json"
    return json.loads(file.read_text()) if file.exists() else own()


SCENE = r"""import SwiftUI

/// A fill, stroke or shadow of a path at a place.
struct Stamp {
  var kind: Int
  var path: Int
  var transform: CGAffineTransform
  var width: Double
  var color: [Double]
  var gradient: [Double]
}

/// Stamps that follow each other, moved and faded together.
struct Run: Identifiable {
  var id: Int
  var stamps: Range<Int>
  var offset: CGSize
  var opacity: Double
}

/// The numbers of each line.
func table(_ text: String) -> [[Double]] {
  var rows: [[Double]] = [[]]
  text.withCString { start in
    var at = start
    while at.pointee != 0 {
      if at.pointee == 10 { rows.append([]) }
      if at.pointee == 10 || at.pointee == 32 {
        at += 1
        continue
      }
      var end: UnsafeMutablePointer<CChar>?
      rows[rows.count - 1].append(strtod(at, &end))
      at = UnsafePointer(end!)
    }
  }
  return rows
}

let paths: [Path] = table(PATHS).map { numbers in
  var path = Path()
  var rest = numbers[...]
  func point() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
  while let verb = rest.popFirst() {
    switch verb {
    case 0: path.move(to: point())
    case 1: path.addLine(to: point())
    case 2:
      let (a, b, c) = (point(), point(), point())
      path.addCurve(to: c, control1: a, control2: b)
    default: path.closeSubpath()
    }
  }
  return path
}

let stamps: [Stamp] = table(STAMPS).map { n in
  Stamp(
    kind: Int(n[0]), path: Int(n[1]),
    transform: CGAffineTransform(a: n[2], b: n[3], c: n[4], d: n[5], tx: n[6], ty: n[7]),
    width: n[8], color: Array(n[9..<12]), gradient: Array(n[12...]))
}

let frames: [[Run]] = table(FRAMES).map { n in
  stride(from: 0, to: n.count - 4, by: 5).map {
    let first = Int(n[$0])
    return Run(
      id: $0 / 5, stamps: first..<first + Int(n[$0 + 1]),
      offset: CGSize(width: n[$0 + 2], height: n[$0 + 3]), opacity: n[$0 + 4])
  }
}

func color(_ c: [Double], _ opacity: Double) -> Color {
  Color(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, opacity: opacity)
}

struct RunView: View, Equatable {
  let stamps: Range<Int>
  let opacity: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(stamps, id: \.self) { StampView(index: $0, opacity: opacity) }
    }
  }
}

struct StampView: View, Equatable {
  let index: Int
  let opacity: Double

  var body: some View {
    let stamp = stamps[index]
    let path = paths[stamp.path]
    let place = stamp.transform
    switch stamp.kind {
    case 0: path.fill(color(stamp.color, opacity)).transformEffect(place)
    case 1:
      path.stroke(
        color(stamp.color, opacity),
        style: StrokeStyle(lineWidth: stamp.width, lineCap: .round, lineJoin: .round)
      ).transformEffect(place)
    case 2: path.fill(color(stamp.color, opacity)).blur(radius: stamp.width).transformEffect(place)
    default:
      path.fill(gradient(stamp.gradient)).frame(width: 100, height: 100, alignment: .topLeading)
        .transformEffect(place)
    }
  }

  func gradient(_ g: [Double]) -> LinearGradient {
    LinearGradient(
      stops: stride(from: 4, to: g.count - 4, by: 5).map {
        Gradient.Stop(color: color(Array(g[$0 + 1..<$0 + 4]), g[$0 + 4]), location: g[$0])
      },
      startPoint: UnitPoint(x: g[0] / 100, y: g[1] / 100),
      endPoint: UnitPoint(x: g[2] / 100, y: g[3] / 100))
  }
}

struct Clip: View {
  @State private var start: Date?

  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      let frame = Int((time.truncatingRemainder(dividingBy: 2) * 60).rounded()) % frames.count
      ZStack(alignment: .topLeading) {
        ForEach(frames[frame]) { run in
          RunView(stamps: run.stamps, opacity: run.opacity).offset(run.offset)
        }
      }
      .frame(width: WIDTH, height: HEIGHT, alignment: .topLeading)
    }
  }
}

#Preview { Clip() }
"""


def number(value):
    text = ("%.4f" % value).rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def swift(clip):
    """The clip as a SwiftUI file: a timeline over views, the numbers as text."""
    stamps, places, lines = {}, [], []
    for ops in clip["frames"]:
        runs, seen = [], {}
        for kind, path, matrix, width, paint, gradient in flat(ops):
            key = (kind, path, *(round(v, 4) for v in matrix[:4]), round(width, 4),
                   *paint[:3], *gradient)
            seen[key] = seen.get(key, 0) + 1
            index = stamps.setdefault((key, seen[key]), len(stamps))
            if index == len(places):
                places.append(matrix[4:])
            shift = (round(matrix[4] - places[index][0], 3), round(matrix[5] - places[index][1], 3))
            last = runs[-1] if runs else None
            if last and last[0] + last[1] == index and last[2:] == [*shift, paint[3]]:
                last[1] += 1
            else:
                runs.append([index, 1, *shift, paint[3]])
        lines.append(" ".join(number(v) for run in runs for v in run))
    rows = []
    for ((kind, path, a, b, c, d, width, red, green, blue, *gradient), _), place in zip(
            stamps, places):
        rows.append(" ".join(number(v) for v in (
            kind, path, a, b, c, d, *place, width, red, green, blue, *gradient)))
    paths = [" ".join(number(v) for v in path) for path in clip["paths"]]

    def quoted(rows):
        return '"""\n' + "\n".join(rows) + '\n"""'

    scene = SCENE.replace("PATHS", quoted(paths)).replace("STAMPS", quoted(rows))
    scene = scene.replace("FRAMES", quoted(lines))
    return scene.replace("WIDTH", str(clip["width"])).replace("HEIGHT", str(clip["height"]))


def flat(ops):
    """An op's kind, matrix, width, colour and gradient, as the scene and the peers take them."""
    for op in ops:
        if op["op"] not in ("fill", "stroke", "shadow"):
            continue
        kind = {"fill": 0, "stroke": 1, "shadow": 2}[op["op"]]
        matrix, paint, gradient = list(op["m"]), op["c"], []
        if kind == 2:
            matrix[4] += op["dx"]
            matrix[5] += op["dy"]
        if isinstance(paint, dict):
            if "lin" not in paint:
                continue
            kind, gradient = 3, list(paint["lin"])
            for stop in paint["st"]:
                gradient += stop
            paint = [0, 0, 0, 1]
        yield kind, op["p"], matrix, op.get("w", op.get("s", 0)), paint, gradient


def text(clip):
    """The clip as the cairo peer reads it."""
    lines = [" ".join(number(v) for v in (clip["width"], clip["height"], *clip["bg"]))]
    for ops in clip["frames"]:
        lines.append("frame")
        for kind, path, matrix, width, paint, gradient in flat(ops):
            numbers = [kind, *matrix, width, *paint, len(gradient), *gradient]
            lines.append(" ".join(number(v) for v in numbers + clip["paths"][path]))
    return "\n".join(lines) + "\n"


def svg(clip, frame):
    """One frame as SVG."""
    defs, body = [], []
    for n, (kind, path, m, width, paint, gradient) in enumerate(flat(clip["frames"][frame])):
        verbs, at = [], 0
        numbers = clip["paths"][path]
        while at < len(numbers):
            count = (2, 2, 6, 0)[int(numbers[at])]
            verbs.append("MLCZ"[int(numbers[at])]
                         + " ".join(number(v) for v in numbers[at + 1:at + 1 + count]))
            at += 1 + count
        place = f'd="{"".join(verbs)}" transform="matrix({" ".join(number(v) for v in m)})"'
        colour = "#%02x%02x%02x" % tuple(int(v) for v in paint[:3])
        if kind == 3:
            stops = "".join(
                f'<stop offset="{number(gradient[i])}" stop-color="#%02x%02x%02x"/>'
                % tuple(int(v) for v in gradient[i + 1:i + 4])
                for i in range(4, len(gradient) - 4, 5))
            x1, y1, x2, y2 = (number(v) for v in gradient[:4])
            defs.append(f'<linearGradient id="g{n}" gradientUnits="userSpaceOnUse" x1="{x1}" '
                        f'y1="{y1}" x2="{x2}" y2="{y2}">{stops}</linearGradient>')
            body.append(f'<path {place} fill="url(#g{n})"/>')
        elif kind == 1:
            body.append(f'<path {place} fill="none" stroke="{colour}" stroke-opacity="{paint[3]}" '
                        f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')
        else:
            more = ""
            if kind == 2:
                defs.append(f'<filter id="s{n}" x="-20%" y="-80%" width="140%" height="260%">'
                            f'<feGaussianBlur stdDeviation="{width}"/></filter>')
                more = f' filter="url(#s{n})"'
            body.append(f'<path {place} fill="{colour}" fill-opacity="{paint[3]}"{more}/>')
    w, h = clip["width"], clip["height"]
    ground = "#%02x%02x%02x" % tuple(clip["bg"])
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"><defs>'
            f'{"".join(defs)}</defs><rect width="{w}" height="{h}" fill="{ground}"/>'
            f'{"".join(body)}</svg>')
