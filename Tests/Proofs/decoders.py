"""Every format, written by the tool and read by other people's programs: frames, lengths, size, alpha
and colours are those of the scene. What is not installed is said and left out."""
import fractions
import json
import re
import shutil

import proof

try:
    import PIL.Image
    import PIL.ImageSequence
except ImportError:
    PIL = None

RATE, FRAMES = 25, 20
# The ground, a patch that stays, and a half clear disc that walks to the right and leaves nothing.
SCENE = """import SwiftUI
struct Walk: View {
  @State private var isOn = false
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color(red: 0, green: 0.2, blue: 1)).frame(width: 40, height: 20)
        .offset(x: 8, y: 60)
      Rectangle().fill(Color(red: 1, green: 0.4, blue: 0)).frame(width: 20, height: 20)
        .opacity(DISC).offset(x: isOn ? 100 : 0, y: 20)
    }
    .frame(width: WIDTH, height: 90, alignment: .topLeading)
    .onAppear { withAnimation(.linear(duration: 0.8)) { isOn = true } }
  }
}
#Preview { Walk() }
"""
BLUE, ORANGE, WHITE = (0, 51, 255), (255, 102, 0), (255, 255, 255)
# Ending, whether alpha is kept, whether every pixel is, and the steps of 255 a colour may be off.
FORMATS = {
    "png": (True, 0), "apng": (True, 0), "gif": (True, 0), "webp": (True, 6), "mp4": (False, 3),
    "mov": (True, 2), "webm": (True, 4), "jpg": (False, 4), "y4m": (False, 3), "rgba": (True, 0)}


def close(name, found, wanted, within):
    off = max(abs(a - b) for a, b in zip(found, wanted))
    proof.check(off <= within, f"{name}: {tuple(found)}, not {wanted}")
    return off


def make(folder):
    """One film of each format and kind: opaque, half clear, odd size, one frame."""
    for name, width, disc in (("even", 160, 1), ("odd", 161, 1), ("clear", 160, 0.5)):
        (folder / f"{name}.swift").write_text(
            SCENE.replace("WIDTH", str(width)).replace("DISC", str(disc)))
    made = {}
    for ending in FORMATS:
        verb = ["still"] if ending in ("png", "jpg") else ["render"]
        for kind in ("even", "odd", "clear", "one"):
            scene = "even" if kind == "one" else kind
            size = "161x90" if kind == "odd" else "160x90"
            cut = ["--at", "0.4s"] if verb == ["still"] else [
                "--fps", RATE, "--frames", "0" if kind == "one" else f"0-{FRAMES - 1}",
                "--duration", f"{FRAMES / RATE}s"]
            ground = ["--background", "transparent"] if kind == "clear" else []
            quality = ["--quality", "high"] if ending == "webp" and kind != "clear" else []
            path = folder / f"{kind}.{ending}"
            done = proof.tool(
                [*verb, f"{scene}.swift", "--json", "--size", size, "--scale", 1, *cut, *ground,
                 *quality, "--verify-pixels", "-o", path.name], folder)
            made[path.name] = json.loads(done.output)
            said = any("even sizes only" in line for line in made[path.name]["notices"])
            proof.check(
                said == (kind == "odd" and ending in ("mp4", "webm", "y4m")),
                f"{path.name}: {made[path.name]['notices']}")
    proof.say(f"{len(made)} files written, each decoded and compared by the tool itself")
    return made


def names(made, *endings):
    return [name for name in made if name.rsplit(".", 1)[1] in endings]


def wanted(name):
    """Frames, width and height as stored, whether clear, and whether the format keeps that."""
    kind, ending = name.split(".")
    is_still = kind == "one" or ending in ("png", "jpg")
    width = (162 if ending in ("mp4", "webm", "y4m") else 161) if kind == "odd" else 160
    return 1 if is_still else FRAMES, width, 90, kind == "clear", FORMATS[ending][0]


# -- programs


def ffprobe(made, folder):
    for name in names(made, "mp4", "mov", "webm", "gif", "apng", "png", "jpg", "y4m"):
        count, width, height, clear, keeps = wanted(name)
        run = proof.Run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-show_frames", "-of",
             "json", name], folder)
        told = json.loads(run.output)
        stream, frames = told["streams"][0], told["frames"]
        proof.check(len(frames) == count, f"{name}: ffprobe counts {len(frames)}, not {count}")
        size = (stream["width"], stream["height"])
        proof.check(size == (width, height), f"{name}: ffprobe tells {size}")
        if name.endswith(("png", "jpg")) and not name.endswith("apng"):
            continue
        for index, frame in enumerate(frames):
            at = float(frame.get("best_effort_timestamp_time", frame.get("pkt_dts_time", 0)))
            proof.check(
                abs(at - index / RATE) < 0.001, f"{name}: frame {index} is shown at {at} s")
        if name.endswith(("mp4", "mov")):
            span = fractions.Fraction(stream["duration_ts"]) * fractions.Fraction(
                stream["time_base"])
            proof.check(span == fractions.Fraction(count, RATE), f"{name}: lasts {span} s")
        tags = {stream.get(key) for key in ("color_space", "color_primaries", "color_transfer")}
        if name.endswith(("mp4", "mov", "webm")):
            proof.check(tags == {"bt709"}, f"{name}: tags {tags}")
            proof.check(stream["color_range"] == "tv", f"{name}: range {stream['color_range']}")
        if clear and name.endswith(("mov", "webm")):
            marks = {key.lower(): mark for key, mark in stream.get("tags", {}).items()}
            alpha = stream["pix_fmt"] + marks.get("alpha_mode", "")
            proof.check("yuva" in alpha or "1" in alpha, f"{name}: no alpha: {alpha}")
    return "frames, times, sizes and tags"


def pixels(name, frame, folder):
    """A frame as ffmpeg decodes it, in RGBA."""
    decoder = ["-c:v", "libvpx-vp9"] if name.endswith("webm") else []
    raw = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", f"{wanted(name)[1]}x90"] \
        if name.endswith("rgba") else []
    # The header of an uncompressed 4:2:0 film has no word for its matrix.
    matrix = "601" if name.endswith("jpg") else "709"
    scale = "" if name.endswith(("rgba", "png", "gif")) else (
        f"scale=in_color_matrix=bt{matrix}:flags=accurate_rnd+full_chroma_int,")
    proof.Run(
        ["ffmpeg", "-v", "error", "-y", *decoder, *raw, "-i", name, "-vf",
         f"{scale}format=rgba,select=eq(n\\,{frame})", "-frames:v", "1", "-vsync", "0", "out.png"],
        folder)
    return proof.Picture(folder / "out.png")


def ffmpeg(made, folder):
    worst = 0
    for name in made:
        if name.endswith("webp"):
            continue  # this libav reads no animation of that kind
        count, _, _, clear, keeps = wanted(name)
        within = FORMATS[name.rsplit(".", 1)[1]][1]
        frame = count - 1
        picture = pixels(name, frame, folder)
        worst = max(worst, close(name, picture.pixel(28, 70)[:3], BLUE, within))
        # The disc has moved 5 points a frame; where it began there is ground again.
        if name.endswith(("png", "jpg")) and not name.endswith("apng"):
            left = 50
        else:
            left = 5 * frame
        disc, ground = picture.pixel(left + 10, 30), picture.pixel(140, 80)
        if not clear:
            # A small patch that moves is coded more coarsely than one that stays.
            worst = max(worst, close(name, disc[:3], ORANGE, 3 * within))
            worst = max(worst, close(name, ground[:3], WHITE, within))
        elif keeps and not name.endswith("gif"):
            proof.check(ground[3] == 0, f"{name}: the ground's alpha is {ground[3]}")
            proof.check(abs(disc[3] - 127.5) <= 2, f"{name}: the disc's alpha is {disc[3]}")
            worst = max(worst, close(name, disc[:3], ORANGE, max(4, 3 * within)))
            trail = picture.pixel(4, 30)
            proof.check(
                name.endswith("png") and "a" not in name.rsplit(".")[1] or trail[3] == 0
                or left < 20, f"{name}: the disc left a trail of alpha {trail[3]}")
        elif name.endswith("gif"):
            proof.check(ground[3] == 0, f"{name}: the ground is not clear")
            proof.check(picture.pixel(4, 30)[3] == 0 or left < 20, f"{name}: a trail is left")
        else:
            close(name, ground[:3], WHITE, within)
            mixed = tuple((a + 255) / 2 for a in ORANGE)
            worst = max(worst, close(name, disc[:3], mixed, 3 * within + 1))
    return f"colours within {worst}/255, alpha and no trails"


def other_codecs(folder):
    """HEVC and AV1 in MP4, where this machine has their encoders: frames, times, tags and colours."""
    told = json.loads(proof.tool(["formats", "--json"], folder).output)["formats"]
    known = next(entry["codecs"] for entry in told if entry["name"] == "mp4")
    for codec in ("hevc", "av1"):
        if codec not in known:
            proof.say(f"{codec}: no encoder here, left out")
            continue
        name = f"{codec}.mp4"
        done = proof.tool(
            ["render", "even.swift", "-q", "--size", "160x90", "--scale", 1, "--fps", RATE,
             "--frames", f"0-{FRAMES - 1}", "--codec", codec, "--verify-pixels", "-o", name], folder)
        proof.check(not done.errors, f"{name}: {done.errors}")
        probe = json.loads(proof.Run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", name],
            folder).output)["streams"][0]
        proof.check(
            (probe["codec_name"], probe["nb_read_frames"]) == (codec, str(FRAMES)), f"{name}: {probe}")
        span = fractions.Fraction(probe["duration_ts"]) * fractions.Fraction(probe["time_base"])
        proof.check(span == fractions.Fraction(FRAMES, RATE), f"{name}: lasts {span} s")
        tags = {probe.get(key) for key in ("color_space", "color_primaries", "color_transfer")}
        proof.check(tags == {"bt709"} and probe["color_range"] == "tv", f"{name}: tags {tags}")
        proof.Run(
            ["ffmpeg", "-v", "error", "-y", "-i", name, "-vf",
             "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=rgba,"
             "select=eq(n\\,10)", "-frames:v", "1", "-vsync", "0", "out.png"], folder)
        picture = proof.Picture(folder / "out.png")
        off = max(close(name, picture.pixel(28, 70)[:3], BLUE, 4),
                  close(name, picture.pixel(140, 80)[:3], WHITE, 4))
        proof.say(f"{codec}: {FRAMES} frames by ffprobe, tagged, colours within {off}/255")


def pngcheck(made, folder):
    for name in names(made, "png", "apng"):
        done = proof.Run(["pngcheck", "-q", name], folder)
        proof.check("ERROR" not in done.output, f"{name}: {done.output}")
    return f"{len(names(made, 'png', 'apng'))} files without a word"


def webpinfo(made, folder):
    for name in names(made, "webp"):
        count, width, height, _, _ = wanted(name)
        told = proof.Run(["webpinfo", name], folder).output
        lengths = [int(v) for v in re.findall(r"Duration: (\d+)", told)]
        proof.check(lengths == [1000 // RATE] * count, f"{name}: lengths {lengths}")
        size = re.search(r"Canvas size (\d+) x (\d+)", told)
        proof.check(
            size and (int(size[1]), int(size[2])) == (width, height), f"{name}: {told[:400]}")
        proof.check("No error detected" in told, f"{name}: {told[-300:]}")
    return "frames, lengths and sizes of animated WebP"


def identify(made, folder):
    count = 0
    for name in names(made, "png", "gif", "webp", "jpg"):
        frames, width, height, clear, _ = wanted(name)
        done = proof.Run(
            ["identify", "-format", "%T %W %H %A\\n", name], folder, wanted=None)
        if done.status != 0:
            continue  # a build without this format
        lines = [line.split() for line in done.output.splitlines()]
        proof.check(len(lines) == frames, f"{name}: ImageMagick counts {len(lines)}")
        canvas = {(int(line[1]), int(line[2])) for line in lines}
        proof.check((width, height) in canvas, f"{name}: ImageMagick tells {canvas}")
        if name.endswith("gif") and frames > 1:
            total = sum(int(line[0]) for line in lines)
            proof.check(abs(total - 100 * frames / RATE) <= 1, f"{name}: {total} hundredths")
        count += 1
    return f"frames, sizes and lengths of {count} files"


def pillow(made, folder):
    for name in names(made, "png", "apng", "gif", "webp", "jpg"):
        frames, width, height, clear, keeps = wanted(name)
        with PIL.Image.open(folder / name) as film:
            proof.check(film.size == (width, height), f"{name}: Pillow tells {film.size}")
            found = getattr(film, "n_frames", 1)
            proof.check(found == frames, f"{name}: Pillow counts {found}")
            for index, frame in enumerate(PIL.ImageSequence.Iterator(film)):
                picture = frame.convert("RGBA")
                length = frame.info.get("duration", 0)
                if frames > 1:
                    proof.check(
                        round(length) == 1000 // RATE, f"{name}: frame {index} lasts {length}")
            within = max(FORMATS[name.rsplit(".", 1)[1]][1], 1)
            close(name, picture.getpixel((28, 70))[:3], BLUE, within)
            if clear and keeps:
                proof.check(picture.getpixel((140, 80))[3] == 0, f"{name}: the ground is there")
                if frames > 1:
                    trail = picture.getpixel((4, 30))
                    proof.check(trail[3] == 0, f"{name}: a trail of {trail} in Pillow")
    return "frames, lengths, sizes, colours, alpha and no trails"


PAGE = """<!doctype html><meta charset="utf-8"><style>body{font:14px sans-serif;margin:12px;
background:repeating-conic-gradient(#d8d8d8 0 25%,#fff 0 50%) 0 0/20px 20px}figure{display:inline-block;
margin:8px}figcaption{background:#fff}</style><body>FIGURES</body>"""
ASK = """
  await new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done));
  const told = {};
  for (const film of document.querySelectorAll('video')) {
    film.muted = true;
    await new Promise(done => {
      film.onended = film.onerror = done;
      film.play().catch(done);
      setTimeout(done, 8000);
    });
    told[film.dataset.name] = {
      error: film.error != null, size: [film.videoWidth, film.videoHeight], length: film.duration};
  }
  for (const picture of document.querySelectorAll('img'))
    told[picture.dataset.name] = {size: [picture.naturalWidth, picture.naturalHeight]};
  for (const shown of document.querySelectorAll('video, img')) {
    const canvas = Object.assign(document.createElement('canvas'), {width: 170, height: 95});
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(shown, 0, 0);
    told[shown.dataset.name].patch = [...context.getImageData(28, 70, 1, 1).data];
    told[shown.dataset.name].ground = [...context.getImageData(140, 80, 1, 1).data];
  }
  tell(told);
"""


def chromium(made, folder):
    """A page with all films, played to their ends; what it reads of them, and how it looks."""
    shown = names(made, "mp4", "webm", "gif", "apng", "webp", "png", "jpg")
    figures = []
    for name in shown:
        tag = "video" if name.endswith(("mp4", "webm")) else "img"
        figures.append(
            f'<figure><{tag} data-name="{name}" src="{name}" preload=auto></{tag}>'
            f"<figcaption>{name}</figcaption></figure>")
    page = folder / "page.html"
    page.write_text(PAGE.replace("FIGURES", "\n".join(figures)))
    # Pixels of files may be read only from a page of the same server, or where that is allowed.
    plain = proof.browser
    proof.browser = lambda: [*plain(), "--allow-file-access-from-files"]
    found = proof.told_by(page, ASK, folder, timeout=120)
    proof.check(isinstance(found, dict), f"the page told {found}")
    for name in shown:
        frames, width, height, clear, keeps = wanted(name)
        facts = found[name]
        proof.check(facts["size"] == [width, height], f"{name}: the browser tells {facts}")
        if "length" in facts:
            proof.check(
                not facts["error"] and abs(facts["length"] - frames / RATE) < 0.0015,
                f"{name}: the browser plays {facts}")
        # Browsers turn films into colours with few bits; pictures they show as they are.
        close(f"{name} in the browser", facts["patch"][:3], BLUE, 12 if "length" in facts else 6)
        if clear and keeps:
            proof.check(
                facts["ground"][3] == 0, f"{name}: the browser shows a ground of {facts['ground']}")
    proof.Run(
        [*proof.browser(), f"--user-data-dir={folder / 'browser'}", "--window-size=1100,1000",
         "--virtual-time-budget=20000", f"--screenshot={folder / 'page.png'}", page.as_uri()],
        folder)
    keep = proof.ROOT / "out"
    keep.mkdir(exist_ok=True)
    shutil.copy(folder / "page.png", keep / "decoders.png")
    return f"{len(shown)} files play or show; what it looks like is in out/decoders.png"


def run(folder):
    proof.need("ffmpeg", "ffprobe")
    made = make(folder)
    for name, reader in (
            ("ffprobe", ffprobe), ("ffmpeg", ffmpeg), ("pngcheck", pngcheck),
            ("webpinfo", webpinfo), ("identify", identify)):
        if shutil.which(name):
            proof.say(f"{name}: {reader(made, folder)}")
        else:
            proof.say(f"{name}: not here, left out")
    other_codecs(folder)
    proof.say(f"Pillow: {pillow(made, folder) if PIL else 'not here, left out'}")
    proof.say(f"Chromium: {chromium(made, folder) if proof.browser() else 'not here, left out'}")


proof.main(run)
