"""What comparing costs: verify beside a mere render, PNG files beside diff and Pillow, many scenes in
little memory.

  python3 Tests/Proofs/verify-speed.py --scenes 50   a tenth of the scenes
"""
import argparse
import glob
import os
import shutil
import subprocess
import sys
import time

import proof

BUSY = """import SwiftUI
struct Busy: View {
  @State private var isOn = false
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
      ForEach(0..<8, id: \\.self) { index in
        RoundedRectangle(cornerRadius: 24)
          .fill(.white.opacity(0.9))
          .frame(width: 220, height: 140)
          .shadow(color: .black.opacity(0.4), radius: 16, y: 8)
          .rotationEffect(.degrees(isOn ? 180 : 0))
          .offset(x: Double(index % 4) * 320 - 480, y: Double(index / 4) * 300 - 150)
          .animation(.easeInOut(duration: 1.8).delay(Double(index) * 0.02), value: isOn)
      }
    }
    .onAppear { isOn = true }
  }
}
#Preview { Busy() }
"""
FULL = ["--size", "1920x1080", "--scale", "1", "--fps", "60", "--frames", "0-119"]
SMALL = ["--size", "400x400", "--scale", "1", "--fps", "60", "--frames", "0-59"]
MEMORY = 400_000  # kB, of the tool and its scene processes together


def least(times, work):
    """The least CPU seconds of a few runs."""
    return min(work() for _ in range(times))


def verifying(folder):
    (folder / "Busy.swift").write_text(BUSY)
    proof.tool(["record", "Busy.swift", "-q", "--mode", "hashes", *FULL], folder)
    render = least(3, lambda: proof.tool(
        ["render", "Busy.swift", "-q", "--format", "rgba", "-o", "/dev/null", *FULL], folder).cpu)
    verify = least(3, lambda: proof.tool(["verify", "Busy.swift", "-q", *FULL], folder).cpu)
    proof.say(f"120 frames of 1080p: verify {verify:.2f} s of CPU, render to raw frames "
              f"{render:.2f} s, {verify / render:.2f} times")
    proof.check(verify <= 1.2 * render, "verify costs more than 1.2 times a render")


def wall(line, folder):
    """Seconds on the clock that a line takes."""
    begin = time.perf_counter()
    subprocess.run(line, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=600)
    return time.perf_counter() - begin


PILLOW = """
import glob, sys
from PIL import Image, ImageChops
for one, other in zip(sorted(glob.glob("a/*.png")), sorted(glob.glob(sys.argv[1] + "/*.png"))):
    assert ImageChops.difference(Image.open(one).convert("RGBA"),
                                 Image.open(other).convert("RGBA")).getbbox() is None
"""


def files(folder):
    from PIL import Image

    for name in "abc":
        (folder / name).mkdir()
    proof.tool(["render", "Busy.swift", "-q", "-o", "a/%05d.png", *FULL], folder)
    shutil.copytree(folder / "a", folder / "b", dirs_exist_ok=True)
    for path in sorted(glob.glob(str(folder / "a/*.png"))):
        # The same pixels in other bytes.
        Image.open(path).save(folder / "c" / os.path.basename(path), compress_level=1)
    tool = [str(proof.TOOL), "diff", "-q", "a"]
    # In turns, so that a busy moment falls on all three.
    lines = ([*tool, "b"], ["diff", "-rq", "a", "b"], [str(proof.TOOL), "--version"])
    rounds = [[wall(line, folder) for line in lines] for _ in range(15)]
    equal, diff, start = (min(times) for times in zip(*rounds))
    proof.say(f"120 equal pairs of 1080p PNGs: {equal * 1000:.0f} ms, of them start-up "
              f"{start * 1000:.0f} ms; diff -rq {diff * 1000:.0f} ms")
    proof.check(equal - start <= 2 * diff, "equal files cost more than twice diff -rq")
    decoded = least(3, lambda: wall([*tool, "c"], folder))
    pillow = least(3, lambda: wall([sys.executable, "-c", PILLOW, "c"], folder))
    proof.say(f"120 pairs that must be decoded: {decoded:.2f} s, Pillow {pillow:.2f} s, "
              f"{decoded / pillow:.2f} times on {os.cpu_count()} cores")
    proof.check(decoded <= 0.5 * pillow, "decoding costs more than half of Pillow's time")


def memory(pids, kind="VmRSS:"):
    """kB of processes, resident or of another kind; shared frames count once a process."""
    total = 0
    for pid in pids:
        try:
            with open(f"/proc/{pid}/status") as lines:
                total += next((int(line.split()[1]) for line in lines if line.startswith(kind)), 0)
        except OSError:
            pass
    return total


def family(pid):
    """A process and all below it."""
    found = [pid]
    for task in glob.glob(f"/proc/{pid}/task/*/children"):
        try:
            with open(task) as words:
                for child in words.read().split():
                    found += family(int(child))
        except OSError:
            pass
    return found


def many(folder, count):
    """Many scenes; they are one source under many names, so that compiling does not count."""
    # A folder of its own: the goldens of others would be orphans here.
    folder = folder / "many"
    (folder / "Many").mkdir(parents=True)
    for index in range(count):
        (folder / "Many" / f"Scene{index:03}.swift").write_text(proof.SLIDE)
    proof.tool(["record", "Many", "-q", "--mode", "hashes", "-j", "2", *SMALL], folder, timeout=3000)
    process = subprocess.Popen(
        [str(proof.TOOL), "verify", "Many", "-q", "-j", "2", *SMALL], cwd=folder,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    begin, peaks = time.perf_counter(), []
    while process.poll() is None:
        own = memory([process.pid], "RssAnon:")
        peaks.append((time.perf_counter() - begin, memory(family(process.pid)), own))
        time.sleep(0.2)
    whole = time.perf_counter() - begin
    proof.check(process.returncode == 0, f"verify ended with {process.returncode}")
    peak = max(size for _, size, _ in peaks)
    # Scene processes come and go; what the tool itself keeps must not grow with their number.
    early = max(own for at, _, own in peaks if at <= whole / 4)
    late = max(own for _, _, own in peaks)
    proof.say(f"{count} scenes of 60 frames at 400x400, two at once: {whole:.0f} s, at most "
              f"{peak // 1000} MB with the scenes' processes; the tool's own "
              f"{early / 1000:.1f} MB in the first quarter, {late / 1000:.1f} MB in all")
    proof.check(peak <= MEMORY, f"more than {MEMORY // 1000} MB")
    proof.check(late <= early * 1.15 + 1000, "memory grows with the number of scenes")


def run(folder, count):
    verifying(folder)
    files(folder)
    many(folder, count)


parser = argparse.ArgumentParser()
parser.add_argument("--scenes", type=int, default=500, help="how many scenes are verified at once")
arguments = parser.parse_args()
proof.main(lambda folder: run(folder, arguments.scenes))
