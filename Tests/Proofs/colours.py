"""Eight saturated bars survive the way into an MP4 and out again through another program's
decoder, and the film says what it is."""
import json

import proof

BARS = {
    "white": (255, 255, 255), "yellow": (255, 255, 0), "cyan": (0, 255, 255),
    "green": (0, 255, 0), "magenta": (255, 0, 255), "red": (255, 0, 0), "blue": (0, 0, 255),
    "black": (0, 0, 0),
}
LIMIT = 3
WANTED = {
    "codec_name": "h264", "pix_fmt": "yuv420p", "color_range": "tv", "color_space": "bt709",
    "color_primaries": "bt709", "color_transfer": "bt709", "nb_read_frames": "30",
}


def scene():
    bars = "\n".join(
        f"      Color(red: {r / 255}, green: {g / 255}, blue: {b / 255})"
        for r, g, b in BARS.values())
    return f"import SwiftUI\n#Preview {{\n  HStack(spacing: 0) {{\n{bars}\n  }}\n}}\n"


def run(folder):
    proof.need("ffmpeg", "ffprobe")
    (folder / "bars.swift").write_text(scene())
    for rate in ("30", "30000/1001", "60"):
        proof.tool(
            ["render", "bars.swift", "-q", "--size", "320x120", "--scale", "1", "--fps", rate,
             "--frames", "0-29", "--duration", "2s", "-o", "bars.mp4"], folder)
        probe = proof.Run(
            ["ffprobe", "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_streams",
             "-of", "json", "bars.mp4"], folder)
        stream = json.loads(probe.output)["streams"][0]
        told = {key: stream.get(key) for key in WANTED}
        proof.check(told == WANTED, f"ffprobe tells {told}, not {WANTED}")
        wanted = rate if "/" in rate else rate + "/1"
        proof.check(
            stream["r_frame_rate"] == wanted,
            f"ffprobe tells {stream['r_frame_rate']} frames a second, not {wanted}")
        proof.say(f"bars at {rate} fps: {', '.join(told.values())} frames")
    proof.Run(
        ["ffmpeg", "-v", "error", "-i", "bars.mp4", "-frames:v", "1", "-vf",
         "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int",
         "-pix_fmt", "rgb24", "out.png"], folder)
    picture = proof.Picture(folder / "out.png")
    worst = 0
    for index, (name, wanted) in enumerate(BARS.items()):
        # The middle of a bar, away from the chroma that neighbours share.
        found = picture.pixel(index * 40 + 20, 60)
        off = max(abs(a - b) for a, b in zip(found, wanted))
        worst = max(worst, off)
        proof.say(f"  {name:8} {wanted} -> {found[:3]}, off by {off}")
    proof.check(worst <= LIMIT, f"a bar is off by {worst}/255, more than {LIMIT}")


proof.main(run)
