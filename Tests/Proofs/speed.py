"""What writing costs beside what others need for the same, in turns in one run. The codec's own time
is nearly all there is; ratios of CPU time are the finding, milliseconds only a size."""
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

import proof

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Peers"))
import clip  # noqa: E402

ROUNDS = int(os.environ.get("PROOF_ROUNDS", "5"))
PEERS = pathlib.Path(__file__).parent / "Peers"
SIZE = ["--size", "1920x1080", "--scale", "1"]
failures = []


def figure(name, ratios, limit, note=""):
    """Prints a ratio's median and spread beside its limit, and keeps those that are beyond."""
    middle = statistics.median(ratios)
    holds = middle <= limit
    proof.say(
        f"{'ok ' if holds else 'NO '} {name:42} {middle:.3f} of {limit} "
        f"({min(ratios):.3f} to {max(ratios):.3f}) {note}")
    if not holds:
        failures.append(name)


def smaller(name, ours, theirs):
    holds = ours <= theirs
    proof.say(f"{'ok ' if holds else 'NO '} {name:42} {ours} bytes, theirs {theirs}")
    if not holds:
        failures.append(name)


def build(folder):
    """The peers, built from source with what is installed."""
    def flags(*packages):
        told = subprocess.run(
            ["pkg-config", "--cflags", "--libs", *packages], capture_output=True, text=True)
        return told.stdout.split() if told.returncode == 0 else None

    built = {}
    av, png, cairo = flags("libavcodec", "libavformat", "libavutil"), flags(
        "libswscale", "libavutil", "libpng", "libdeflate"), flags("cairo")
    frames = proof.ROOT / "Sources/CFrames"
    pngs = proof.ROOT / "Sources/CPNG"
    compiler = shutil.which("clang") or "cc"
    for name, sources, more in (
            ("x264", [PEERS / "x264.c"], av),
            ("kernels", [PEERS / "kernels.c", frames / "CFrames.c", pngs / "CPNG.c",
                         f"-I{frames}/include", f"-I{pngs}/include", "-lpthread"], png),
            ("cairo", [PEERS / "cairo.c", "-lm"], cairo)):
        if more is None:
            proof.say(f"{name}: its libraries are not installed, left out")
            continue
        proof.Run([compiler, "-O3", "-w", "-o", folder / name, *sources, *more], folder)
        built[name] = folder / name
    return built


def film(folder, path, *more):
    return proof.tool(["render", "w8.swift", "-q", *SIZE, "--duration", "2s", *more, "-o", path],
                      folder)


def mp4(folder, peers):
    proof.Run(
        ["bash", "-c", f"{proof.TOOL} render w8.swift -q {' '.join(SIZE)} --duration 2s "
         "--format y4m -o - > w8.y4m"], folder)
    ratios, walls = [], []
    for _ in range(ROUNDS):
        theirs = float(proof.Run(
            [peers["x264"], "w8.y4m", "peer.mp4", "veryfast", "18", "4"], folder).output.split()[0])
        ours = film(folder, "w8.mp4").cpu * 1000
        ratios.append(ours / theirs)
    figure("MP4, CPU beside libx264 alone", ratios, 1.12)
    (folder / "w8.y4m").unlink()
    if "cairo" not in peers:
        return
    (folder / "w8.txt").write_text(clip.text(clip.load("w8")))
    pipe = (f"{peers['cairo']} w8.txt | ffmpeg -v error -nostdin -y -f rawvideo -pix_fmt bgra -s "
            "1920x1080 -r 60 -i - -c:v libx264 -preset veryfast -crf 18 -threads 2 -pix_fmt yuv420p "
            "-vf scale=out_color_matrix=bt709:out_range=tv pipe.mp4")
    for _ in range(ROUNDS):
        start = time.monotonic()
        proof.Run(["bash", "-c", pipe], folder)
        theirs = time.monotonic() - start
        start = time.monotonic()
        film(folder, "w8.mp4")
        walls.append((time.monotonic() - start) / theirs)
    figure("MP4, wall beside cairo | ffmpeg", walls, 0.55)


def frame_of(folder, name):
    """A frame of a clip as raw B G R A, as the tool draws it."""
    at = "1s" if name == "w8" else "0s"
    proof.tool(["still", f"{name}.swift", "-q", *SIZE, "--at", at, "-o", f"{name}.png"], folder)
    proof.Run(
        ["ffmpeg", "-v", "error", "-y", "-i", f"{name}.png", "-f", "rawvideo", "-pix_fmt", "bgra",
         f"{name}.raw"], folder)
    return folder / f"{name}.raw"


def kernels(folder, peers):
    for name in ("w8", "w1"):
        raw = frame_of(folder, name)
        convert, png = [], []
        for _ in range(ROUNDS):
            numbers = [float(v) for v in proof.Run(
                [peers["kernels"], raw, "1920", "1080"], folder).output.split()]
            convert.append(numbers[0] / numbers[1])
            png.append(numbers[2] / numbers[3])
        figure(f"{name}: I420 of a whole frame beside swscale", convert, 0.35,
               f"{numbers[0]:.2f} ms")
        figure(f"{name}: PNG beside libpng at level 6", png, 0.2, f"{numbers[2]:.1f} ms")
        smaller(f"{name}: PNG", int(numbers[4]), int(numbers[5]))


def similarity(folder, path, raw, frames):
    told = proof.Run(
        ["ffmpeg", "-nostdin", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-s", "1920x1080", "-r", "50",
         "-i", raw, "-lavfi", "[0]format=gbrp[a];[1]format=gbrp[b];[a][b]ssim", "-frames:v", str(frames), "-f", "null", "-"],
        folder).errors
    return float(re.search(r"All:([0-9.]+)", told)[1])


def pictures(folder):
    """GIF at 50 frames a second, which it can show, and APNG."""
    raw = "film.rgba"
    cut = ["--fps", "50", "--frames", "0-59"]
    film(folder, raw, *cut)
    read = ["ffmpeg", "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s",
            "1920x1080", "-r", "50", "-i", raw]
    theirs = {
        "gif": [*read, "-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse",
                "peer.gif"],
        "apng": [*read, "-plays", "0", "-f", "apng", "peer.apng"]}
    for ending, limit in (("gif", 0.3), ("apng", 0.15)):
        ratios = []
        for _ in range(max(3, ROUNDS // 2)):
            peer = proof.Run(theirs[ending], folder).cpu
            ours = film(folder, f"ours.{ending}", *cut).cpu
            ratios.append(ours / peer)
        figure(f"{ending.upper()} beside ffmpeg", ratios, limit, f"{ours:.2f} s")
        smaller(
            ending.upper(), (folder / f"ours.{ending}").stat().st_size,
            (folder / f"peer.{ending}").stat().st_size)
    ours, peer = (similarity(folder, f"{who}.gif", raw, 60) for who in ("ours", "peer"))
    proof.say(f"{'ok ' if ours >= peer else 'NO '} GIF, likeness (SSIM)  {ours:.5f}, theirs {peer:.5f}")
    if ours < peer:
        failures.append("GIF, SSIM")


def still(folder):
    if not shutil.which("rsvg-convert"):
        proof.say("rsvg-convert: not here, left out")
        return
    (folder / "w8.svg").write_text(clip.svg(clip.load("w8"), 60))
    ratios = []
    for _ in range(2 * ROUNDS):
        theirs = proof.Run(["rsvg-convert", "w8.svg", "-o", "svg.png"], folder).cpu
        ours = proof.tool(
            ["still", "w8.swift", "-q", *SIZE, "--at", "1s", "-o", "still.png"], folder).cpu
        ratios.append(ours / theirs)
    figure("still beside rsvg-convert, CPU", ratios, 0.5, f"{ours:.3f} s")


def run(folder):
    proof.need("ffmpeg", "ffprobe")
    peers = build(folder)
    for name in ("w8", "w1"):
        (folder / f"{name}.swift").write_text(clip.swift(clip.load(name)))
    proof.tool(["still", "w8.swift", "-q", *SIZE, "-o", "warm.png"], folder)
    if "x264" in peers:
        mp4(folder, peers)
    if "kernels" in peers:
        kernels(folder, peers)
    pictures(folder)
    still(folder)
    proof.check(not failures, f"beyond the limit: {', '.join(failures)}")


proof.main(run)
