"""Every format, written by the tool and read by other people's programs: frames, lengths, size, alpha
and colours are those of the scene. What is not installed is said and left out."""
import fractions
import http.server
import json
import queue
import re
import shutil
import subprocess
import threading

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
margin:8px}figcaption{background:#fff}</style>FIGURES
<script>addEventListener('load',async()=>{let told=[];
for(const f of document.querySelectorAll('video')){f.muted=true;
 await new Promise(done=>{f.onended=f.onerror=done;f.play().catch(done);setTimeout(done,8000)});
 told.push(f.dataset.name+'='+(f.error?'error':f.videoWidth+'x'+f.videoHeight+'@'+f.duration))}
for(const i of document.querySelectorAll('img'))told.push(i.dataset.name+'='+i.naturalWidth+'x'+
 i.naturalHeight);
const c=document.createElement('canvas').getContext('2d',{willReadFrequently:true});
for(const e of document.querySelectorAll('video,img')){try{c.clearRect(0,0,170,95);c.drawImage(e,0,0);
 told.push('#'+e.dataset.name+'='+[...c.getImageData(28,70,1,1).data,
 ...c.getImageData(140,80,1,1).data].join(','))}catch(x){told.push('#'+e.dataset.name+'='+x)}}
fetch('http://127.0.0.1:PORT/',{method:'POST',mode:'no-cors',body:told.join(' ')})})</script>"""


def heard(line, folder):
    """What the page posts to a small server of this proof, once each film has played or failed."""
    told = queue.Queue()

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            told.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = folder / "asking.html"
        text = (folder / "page.html").read_text()
        page.write_text(text.replace("PORT", str(server.server_address[1])))
        process = subprocess.Popen(
            [*line, page.as_uri()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return told.get(timeout=120)
        except queue.Empty:
            raise proof.Failed("the page told nothing") from None
        finally:
            process.terminate()
            process.wait()
            server.shutdown()


def chromium(made, folder, browser):
    """A page with all films, played to their ends; what it reads of them, and how it looks."""
    figures = []
    for name in names(made, "mp4", "webm", "gif", "apng", "webp", "png", "jpg"):
        tag = "video" if name.endswith(("mp4", "webm")) else "img"
        figures.append(
            f'<figure><{tag} data-name="{name}" src="{name}" preload=auto></{tag}>'
            f"<figcaption>{name}</figcaption></figure>")
    (folder / "page.html").write_text(PAGE.replace("FIGURES", "\n".join(figures)))
    line = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--window-size=1100,1000", "--autoplay-policy=no-user-gesture-required",
        f"--user-data-dir={folder / 'browser'}"]
    page = (folder / "page.html").as_uri()
    found = dict(word.split("=", 1) for word in heard(line, folder).split(" "))
    for name in names(made, "mp4", "webm", "gif", "apng", "webp", "png", "jpg"):
        frames, width, height, clear, keeps = wanted(name)
        text = found.get(name, "nothing")
        proof.check(text.startswith(f"{width}x{height}"), f"{name}: the browser tells {text}")
        if "@" in text:
            length = float(text.split("@")[1])
            proof.check(
                abs(length - frames / RATE) < 0.0015, f"{name}: the browser plays {length} s")
        patch = [int(v) for v in found["#" + name].split(",")]
        # Browsers turn films into colours with few bits; pictures they show as they are.
        close(f"{name} in the browser", patch[:3], BLUE, 12 if "@" in text else 6)
        if clear and keeps:
            proof.check(patch[7] == 0, f"{name}: the browser shows a ground of {patch[4:]}")
    proof.Run(
        [*line, "--virtual-time-budget=20000", f"--screenshot={folder / 'page.png'}", page],
        folder)
    keep = proof.ROOT / "out"
    keep.mkdir(exist_ok=True)
    shutil.copy(folder / "page.png", keep / "decoders.png")
    return f"{len(figures)} files play or show; what it looks like is in out/decoders.png"


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
    proof.say(f"Pillow: {pillow(made, folder) if PIL else 'not here, left out'}")
    browser = next((b for b in ("chromium", "google-chrome") if shutil.which(b)), None)
    proof.say(f"Chromium: {chromium(made, folder, browser) if browser else 'not here, left out'}")


proof.main(run)
