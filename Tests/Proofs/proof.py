"""What all proofs share: runs of the tool with their cost, folders that go away, pixels of PNGs."""
import contextlib
import http.server
import json
import os
import pathlib
import queue
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("ZOETROPE", ROOT / ".build/release/zoetrope")).resolve()


class Failed(Exception):
    """A claim that does not hold; the text says which figure is off."""


def check(holds, claim):
    """Raises unless the claim holds."""
    if not holds:
        raise Failed(claim)


def say(text):
    """Prints a line at once, so that long proofs show where they are."""
    print(text, flush=True)


def main(proof):
    """Runs a proof in a folder of its own; status 1 where a claim fails."""
    if not TOOL.exists():
        sys.exit(f"error: no tool at {TOOL}; run `make build` first")
    with tempfile.TemporaryDirectory(prefix="zoetrope-proof-") as folder:
        try:
            proof(pathlib.Path(folder))
        except Failed as failure:
            sys.exit(f"FAILED: {failure}")


class Run:
    """A finished run: its status, what it printed, and the CPU seconds of it and its children."""

    def __init__(self, arguments, folder, environment=None, wanted=0, timeout=300):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [str(word) for word in arguments], cwd=folder, text=True, timeout=timeout,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})})
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.status, self.output, self.errors = done.returncode, done.stdout, done.stderr
        self.cpu = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
        if wanted is not None and self.status != wanted:
            line = " ".join(str(word) for word in arguments)
            raise Failed(f"`{line}` ended with {self.status}, not {wanted}:\n{self.errors}")


def tool(arguments, folder, **more):
    """A run of the tool."""
    return Run([TOOL, *arguments], folder, **more)


def peaks(pid):
    """The processes of a tree with the most memory each has held, in KiB."""
    found, todo = {}, [pid]
    while todo:
        process = todo.pop()
        try:
            with open(f"/proc/{process}/status") as status:
                lines = dict(line.split(":", 1) for line in status if ":" in line)
            if "VmHWM" in lines:
                found[process] = int(lines["VmHWM"].split()[0])
            for task in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{task}/children") as children:
                    todo += [int(child) for child in children.read().split()]
        except (OSError, ValueError):
            continue  # it has ended meanwhile
    return found


def need(*programs):
    """Ends the proof with a message where a program is missing."""
    missing = [name for name in programs if not shutil.which(name)]
    if missing:
        raise Failed(f"this proof needs {', '.join(missing)}; install them and run it again")


@contextlib.contextmanager
def small_disk(folder, size):
    """A disk of few bytes, for as long as the block lasts; None where mounting is not allowed."""
    place = folder / "disk"
    place.mkdir(exist_ok=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place], capture_output=True)
    try:
        yield place if mounted.returncode == 0 else None
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", place], check=True)


class Picture:
    """The pixels of an 8-bit PNG as rows of RGB or RGBA bytes, read without the tool's own code."""

    def __init__(self, path):
        data = pathlib.Path(path).read_bytes()
        check(data[:8] == b"\x89PNG\r\n\x1a\n", f"{path} is no PNG")
        at, body = 8, b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            chunk = data[at + 8:at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, colour = struct.unpack(">IIBB", chunk[:10])
                check(depth == 8 and colour in (2, 6), f"{path} has depth {depth}, type {colour}")
                self.channels = 3 if colour == 2 else 4
            elif kind == b"IDAT":
                body += chunk
            at += 12 + length
        self.rows = self._unfiltered(zlib.decompress(body))

    def _unfiltered(self, raw):
        step, stride = self.channels, self.width * self.channels
        rows, above = [], bytearray(stride)
        for y in range(self.height):
            start = y * (stride + 1)
            kind, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
            for x in range(stride) if kind else ():
                left = row[x - step] if x >= step else 0
                corner = above[x - step] if x >= step else 0
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = above[x]
                elif kind == 3:
                    guess = (left + above[x]) // 2
                else:
                    guess = self._paeth(left, above[x], corner)
                row[x] = (row[x] + guess) & 255
            rows.append(bytes(row))
            above = row
        return rows

    @staticmethod
    def _paeth(left, above, corner):
        whole = left + above - corner
        far = abs(whole - left), abs(whole - above), abs(whole - corner)
        if far[0] <= far[1] and far[0] <= far[2]:
            return left
        return above if far[1] <= far[2] else corner

    def pixel(self, x, y):
        """The channels of a pixel."""
        at = x * self.channels
        return tuple(self.rows[y][at:at + self.channels])

    def channel(self, index):
        """The rows of one channel."""
        return [row[index::self.channels] for row in self.rows]


SLIDE = """import SwiftUI
struct Slide: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 12) {
      Text("Zoetrope").font(.title)
      Circle().fill(.orange.gradient).frame(width: 60, height: 60)
        .shadow(color: .black.opacity(0.4), radius: 8, y: 4)
        .rotationEffect(.degrees(isOn ? 200 : 0)).offset(x: isOn ? 70 : -70)
      Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink)
        .scaleEffect(isOn ? 1.5 : 1).blur(radius: isOn ? 0 : 3)
    }
    .onAppear { withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isOn = true } }
  }
}
#Preview { Slide() }
"""


def browser():
    """The command of a browser without a screen; None where there is none."""
    name = next((name for name in ("chromium", "google-chrome") if shutil.which(name)), None)
    return name and [
        name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--autoplay-policy=no-user-gesture-required"]


def told_by(page, script, folder, timeout=90):
    """What a page tells once a script, added to its end, calls `tell(value)`; None if it never does.

    The page is opened from disk; the value comes back through a small server.
    """
    answers = queue.Queue()

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            length = int(self.headers["Content-Length"])
            answers.put(json.loads(self.rfile.read(length)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        tell = (
            "const tell = value => fetch('http://127.0.0.1:%d/', {method: 'POST', mode: 'no-cors',"
            " body: JSON.stringify(value)});" % server.server_address[1])
        text = page.read_text()
        check("</body>" in text, "the page has no end to add a script to")
        probe = page.with_name("probe.html")
        probe.write_text(
            text.replace("</body>", f"<script>{tell}\n(async () => {{ try {{ {script} }}"
                         " catch (error) { tell('failed: ' + error.stack); } })();</script></body>"))
        process = subprocess.Popen(
            [*browser(), f"--user-data-dir={folder / 'browser'}", "--window-size=1280,1000",
             probe.as_uri()],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return answers.get(timeout=timeout)
        except queue.Empty:
            return None
        finally:
            process.terminate()
            process.wait()
            server.shutdown()
            probe.unlink()
