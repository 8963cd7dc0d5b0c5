"""Skia's raster canvas, as the package skia-python brings it.

usage: skia_peer.py FILE [-n FRAMES] [-o RAW]. A frame is recorded once; what is timed is its playback,
one call into Skia, so that Python costs nothing.
"""
import sys
import time

import skia


def read(file):
    words = iter(open(file).read().split())

    def number():
        return float(next(words))

    def numbers(count):
        return [number() for _ in range(count)]

    width, height, count = int(number()), int(number()), int(number())
    background, paths, frames = numbers(3), [], []
    for _ in range(int(number())):
        paths.append(outline(numbers(int(number()))))
    for _ in range(count):
        frame = []
        for _ in range(int(number())):
            kind, o = next(words), {}
            if kind in "fsbgc":
                o["path"], o["map"] = paths[int(number())], numbers(6)
            if kind in "fsbg":
                o["ink"] = ink(number, numbers)
            for name in {"s": "width dash gap", "b": "sigma dx dy", "g": "glyph size x y",
                         "l": "opacity sigma"}.get(kind, "").split():
                o[name] = number()
            if kind in "lc":
                o["box"] = numbers(4)
            frame.append((kind, o))
        frames.append(frame)
    return width, height, background, frames


def outline(numbers):
    path = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
    at = 0
    while at < len(numbers):
        verb, at = numbers[at], at + 1
        count = {0: 2, 1: 2, 2: 6, 3: 0}[verb]
        points, at = numbers[at:at + count], at + count
        {0: path.moveTo, 1: path.lineTo, 2: path.cubicTo, 3: path.close}[verb](*points)
    return path.detach() if hasattr(path, "detach") else path


def color(parts):
    return skia.Color(*(int(v) for v in parts[:3]), round(parts[3] * 255))


def ink(number, numbers):
    paint, kind = skia.Paint(AntiAlias=True, Dither=False), number()
    if kind == 0:
        paint.setColor(color(numbers(4)))
        return paint
    g = numbers(4)
    stops = [numbers(5) for _ in range(int(number()))]
    colors, places = [color(stop[1:]) for stop in stops], [stop[0] for stop in stops]
    make = skia.GradientShader
    paint.setShader(
        make.MakeLinear([skia.Point(*g[:2]), skia.Point(*g[2:])], colors, places) if kind == 1
        else make.MakeRadial(skia.Point(*g[:2]), g[2], colors, places))
    return paint


def matrix(m):
    return skia.Matrix.MakeAll(m[0], m[2], m[4], m[1], m[3], m[5], 0, 0, 1)


def record(size, background, frame, face):
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(*size))
    canvas.clear(skia.Color(*(int(v) for v in background)))
    for kind, o in frame:
        if kind == "g":
            font = skia.Font(face, o["size"])
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            blob = skia.TextBlob.MakeFromPosText(
                int(o["glyph"]).to_bytes(2, "little"), [skia.Point(o["x"], o["y"])], font,
                skia.TextEncoding.kGlyphID)
            canvas.drawTextBlob(blob, 0, 0, o["ink"])
        elif kind in "fsb":
            canvas.save()
            if kind == "b":
                canvas.translate(o["dx"], o["dy"])
                o["ink"].setMaskFilter(
                    skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, o["sigma"], False))
            canvas.concat(matrix(o["map"]))
            if kind == "s":
                o["ink"].setStyle(skia.Paint.kStroke_Style)
                o["ink"].setStrokeWidth(o["width"])
                o["ink"].setStrokeCap(skia.Paint.kRound_Cap)
                o["ink"].setStrokeJoin(skia.Paint.kRound_Join)
                if o["dash"] > 0:
                    o["ink"].setPathEffect(skia.DashPathEffect.Make([o["dash"], o["gap"]], 0))
            canvas.drawPath(o["path"], o["ink"])
            canvas.restore()
        elif kind == "l":
            paint = skia.Paint()
            paint.setAlphaf(o["opacity"])
            if o["sigma"] > 0:
                paint.setImageFilter(skia.ImageFilters.Blur(o["sigma"], o["sigma"]))
            canvas.saveLayer(skia.Rect.MakeXYWH(*o["box"]), paint)
        elif kind == "c":
            canvas.save()
            path = skia.Path(o["path"])
            path.transform(matrix(o["map"]))
            canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        else:
            canvas.restore()
    return recorder.finishRecordingAsPicture()


def main():
    words = sys.argv[1:]
    count, out = 9, None
    if "-n" in words:
        at = words.index("-n")
        count = int(words[at + 1])
        del words[at:at + 2]
    if "-o" in words:
        at = words.index("-o")
        out = words[at + 1]
        del words[at:at + 2]
    width, height, background, frames = read(words[0])
    face = skia.Typeface("DejaVu Sans")
    surface = skia.Surface.MakeRaster(skia.ImageInfo.Make(
        width, height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType))
    canvas = surface.getCanvas()
    count = max(count, len(frames) if len(frames) > 1 else 0)
    # Skia keeps the result of a filter it has met; a filter recorded anew is a new one to it.
    is_filtered = any(kind == "l" and o["sigma"] > 0 for kind, o in frames[0])
    pictures = [record((width, height), background, frame, face)
                for frame in frames * (count + 1 if is_filtered else 1)]
    canvas.drawPicture(pictures[-1])
    for index in range(count):
        start = time.process_time()
        canvas.drawPicture(pictures[index % len(pictures)])
        print(f"{(time.process_time() - start) * 1e3:.4f}")
    if out:
        canvas.drawPicture(pictures[len(pictures) // 2])
        open(out, "wb").write(surface.makeImageSnapshot().tobytes())


main()
