"""Long, fast and large films: memory stays bounded and the last frame's time is exact."""
import fractions
import json
import subprocess
import time

import proof

TURN = """import SwiftUI
struct Turn: View {
  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Rectangle().fill(.blue).frame(width: 60, height: 60)
        .rotationEffect(.degrees(time.truncatingRemainder(dividingBy: 360) * 90))
    }
  }
}
#Preview { Turn() }
"""


def render(folder, film, frames, rate, size):
    """Writes a film and returns its JSON and the sum of the peaks in MiB."""
    line = [
        proof.TOOL, "render", "turn.swift", "--json", "--quality", "draft", "--size", size,
        "--scale", 1, "--fps", rate, "--frames", f"0-{frames - 1}", "--duration",
        f"{frames / rate}s", "-o", film]
    process = subprocess.Popen(
        [str(word) for word in line], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    highest, started = {}, time.monotonic()
    while process.poll() is None:
        for child, kib in proof.peaks(process.pid).items():
            highest[child] = max(kib, highest.get(child, 0))
        time.sleep(0.05)
    proof.check(process.returncode == 0, f"{film}: render ended with {process.returncode}")
    total = sum(highest.values()) / 1024
    took = time.monotonic() - started
    proof.say(f"{film}: {frames} frames of {size}, {total:.0f} MiB, {frames / took:.0f} frames/s")
    return json.loads(process.stdout.read()), total


def last_time(folder, film, frames, rate):
    """Where the last frame stands and how many there are, by another program's reading."""
    told = proof.Run(
        ["ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries",
         "packet=pts:stream=time_base,duration_ts", "-of", "json", film], folder).output
    facts = json.loads(told)
    base = fractions.Fraction(facts["streams"][0]["time_base"])
    times = sorted(packet["pts"] * base for packet in facts["packets"])
    proof.check(len(times) == frames, f"{film}: {len(times)} frames, not {frames}")
    if film.endswith("mp4"):
        wanted = [fractions.Fraction(index, rate) for index in range(frames)]
        proof.check(times == wanted, f"{film}: the last frame stands at {times[-1]}")
        length = facts["streams"][0]["duration_ts"] * base
        proof.check(length == fractions.Fraction(frames, rate), f"{film}: lasts {length} s")
    else:
        # Thousandths: the nearest there is, without drift.
        worst = max(abs(at - fractions.Fraction(i, rate)) for i, at in enumerate(times))
        proof.check(worst <= fractions.Fraction(1, 2000), f"{film}: off by {float(worst)} s")
    proof.say(f"{film}: the last frame stands at {float(times[-1]):.6f} s, as it should")


def run(folder):
    proof.need("ffprobe")
    (folder / "turn.swift").write_text(TURN)
    proof.tool(["still", "turn.swift", "-q", "-o", "warm.png"], folder)
    for ending in ("mp4", "webm"):
        count = 10_000 if ending == "mp4" else 1_000
        _, short = render(folder, f"short.{ending}", 240, 240, "1280x720")
        told, long = render(folder, f"long.{ending}", count, 240, "1280x720")
        proof.check(told["frames"] == count, f"{told['frames']} frames")
        proof.check(long <= short * 1.10, f"{long:.0f} MiB for {count} frames, {short:.0f} for 240")
        last_time(folder, f"long.{ending}", count, 240)
    _, short = render(folder, "few.mp4", 60, 60, "3840x2160")
    _, long = render(folder, "large.mp4", 240, 60, "3840x2160")
    proof.check(long <= short * 1.10, f"{long:.0f} MiB for 240 frames, {short:.0f} for 60")
    last_time(folder, "large.mp4", 240, 60)
    for ending in ("gif", "apng"):
        told, long = render(folder, f"long.{ending}", 2_000, 240, "1280x720")
        wanted = 2_000 / 240
        found = told["written"]["durationSeconds"]
        proof.check(abs(found - wanted) <= 0.01, f"{ending}: lasts {found} s, not {wanted}")


proof.main(run)
