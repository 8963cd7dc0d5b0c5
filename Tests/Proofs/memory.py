"""A film thirty times as long takes no more memory."""
import subprocess
import time

import proof

SHORT, LONG = 120, 3600
SHARE = 0.10


def peak(frames, folder):
    """The sum of the peaks of the tool and its child over a film, in MiB.

    The compiler's processes are gone by then: the scene is in the cache.
    """
    line = [
        proof.TOOL, "render", "slide.swift", "-q", "--size", "960x540", "--scale", "2",
        "--duration", f"{frames / 60}s", "--quality", "draft", "-o", "film.mp4"]
    process = subprocess.Popen(line, cwd=folder, stdout=subprocess.DEVNULL)
    highest, started = {}, time.monotonic()
    while process.poll() is None:
        for child, size in proof.peaks(process.pid).items():
            highest[child] = max(size, highest.get(child, 0))
        time.sleep(0.02)
    proof.check(process.returncode == 0, f"render ended with {process.returncode}")
    total = sum(highest.values()) / 1024
    proof.say(
        f"{frames} frames of 1920x1080: {total:.1f} MiB in {len(highest)} processes, "
        f"{frames / (time.monotonic() - started):.0f} frames a second")
    return total


def run(folder):
    # Something moves in every frame, for ever.
    text = proof.SLIDE.replace(
        ".spring(duration: 0.6, bounce: 0.4)", ".easeInOut(duration: 0.7).repeatForever()")
    (folder / "slide.swift").write_text(text)
    proof.tool(["still", "slide.swift", "-q", "-o", "warm.png"], folder)
    short, long = peak(SHORT, folder), peak(LONG, folder)
    growth = long / short - 1
    proof.say(f"growth {growth:+.1%}, allowed {SHARE:.0%}")
    proof.check(growth <= SHARE, f"{LONG} frames take {growth:.1%} more memory than {SHORT}")


proof.main(run)
