"""While scenes are edited: how soon the first frame of a saved scene is seen, what stays when it does
not compile, and that an open page follows."""
import json
import shutil
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request

import browser
import proof
import scenes

SOON = 1.0
# What other programs on the machine may cost on top.
SLACK = 2


class Watch:
    """A running `zoetrope watch`, with what it tells pages."""

    def __init__(self, folder):
        self.events = []
        self.changed = threading.Condition()
        self.process = subprocess.Popen(
            [proof.TOOL, "watch", "Scenes", "-o", "live", "--port", "0", "-v"], cwd=folder,
            text=True, stdout=subprocess.PIPE, stderr=open(folder / "watch.log", "w",
                                                           encoding="utf-8"))
        self.address = self.process.stdout.readline().strip()
        threading.Thread(target=self._listen, daemon=True).start()
        time.sleep(0.5)

    def _listen(self):
        name = ""
        with urllib.request.urlopen(self.address + "events") as stream:
            for line in stream:
                text = line.decode().rstrip("\n")
                if text.startswith("event: "):
                    name = text[7:]
                elif text.startswith("data: "):
                    with self.changed:
                        self.events.append((time.monotonic(), name, text[6:]))
                        self.changed.notify_all()

    def wait(self, name, since, seconds=60):
        """When an event comes that is newer than a moment."""
        with self.changed:
            end = time.monotonic() + seconds
            while True:
                found = [event for event in self.events if event[1] == name and event[0] > since]
                if found:
                    return found[0]
                proof.check(time.monotonic() < end, f"no event '{name}': {self.events[-3:]}")
                self.changed.wait(1)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


def edits(folder, watch):
    """Saves of a scene of the showcase and the time to its first frame."""
    scene = folder / "Scenes/LikeButton.swift"
    text = scene.read_text()
    firsts, wholes = [], []
    for turn in range(6):
        start = time.monotonic()
        scene.write_text(text + f"\n// {turn}\n")
        firsts.append(watch.wait("frame", start)[0] - start)
        wholes.append(watch.wait("reload", start)[0] - start)
    firsts.sort()
    wholes.sort()
    proof.say(f"first frame after a save: median {firsts[2]:.2f} s, least {firsts[0]:.2f}; "
              f"the whole film: median {wholes[2]:.2f} s")
    proof.check(firsts[0] < SOON * SLACK, f"{firsts[0]:.2f} s to the first frame")
    return scene, text


def broken(folder, watch, scene, text):
    """A mistake keeps the film and shows the error; mending it takes the error away."""
    film = folder / "live/films/like-button.mp4"
    before = film.read_bytes()
    start = time.monotonic()
    scene.write_text(text.replace("View {", "Veiw {", 1))
    watch.wait("reload", start)
    facts = json.loads((folder / "live/export.json").read_text())
    entry = next(entry for entry in facts["entries"] if entry["scene"] == "LikeButton")
    proof.check(entry["problem"]["status"] == "doesNotCompile", f"{entry}")
    proof.check(entry["film"]["path"] == "films/like-button.mp4" and film.read_bytes() == before,
                "the last good film is gone")
    place = entry["problem"]["message"].splitlines()[0]
    proof.say(f"a mistake: the film stays, and under it: {place[:90]}")
    return before


def page(folder, watch, scene, text):
    """An open page shows the error and follows the next save."""
    if browser.program() is None:
        proof.say("no chromium here: no page is opened")
        return
    with browser.Browser(folder) as window:
        window.size(1100, 800)
        window.open(watch.address)
        window.run("new Promise(done => setTimeout(done, 1500))")
        shown = window.run("document.querySelectorAll('.card .problem').length")
        proof.check(shown == 1, f"{shown} errors on the page")
        window.picture(proof.ROOT / "out/watch-error.png")
        start = time.monotonic()
        scene.write_text(text)
        watch.wait("reload", start)
        for _ in range(100):
            time.sleep(0.1)
            if window.run("document.querySelectorAll('.card .problem').length") == 0:
                break
        else:
            raise proof.Failed("the page does not follow")
        proof.say(f"an open page follows: the error is gone {time.monotonic() - start:.1f} s after "
                  "the save that mends it")
        window.run("new Promise(done => setTimeout(done, 800))")
        window.picture(proof.ROOT / "out/watch.png")


def strangers(watch):
    """Another name for this machine is not served, nor what is hidden or outside."""
    port = watch.address.rstrip("/").rsplit(":", 1)[1]
    for path, host in (("", "example.org"), (".zoetrope/films/like-button.json", "127.0.0.1"),
                       ("../Scenes/LikeButton.swift", "127.0.0.1")):
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/{path}", headers={"Host": host})
        try:
            urllib.request.urlopen(request).read()
            raise proof.Failed(f"{path or '/'} was served to {host}")
        except urllib.error.HTTPError as error:
            proof.check(error.code in (403, 404), f"{path}: {error.code}")
    proof.say("foreign names, hidden files and files outside are refused")


def run(folder):
    place = folder / "Scenes"
    place.mkdir()
    for name in ("LikeButton", "SavedToast"):
        shutil.copy(proof.ROOT / f"Scenes/Showcase/{name}.swift", place)
    (place / "Own.swift").write_text(scenes.plain(1))
    watch = Watch(folder)
    try:
        strangers(watch)
        scene, text = edits(folder, watch)
        broken(folder, watch, scene, text)
        page(folder, watch, scene, text)
        start = time.monotonic()
        (place / "New.swift").write_text(scenes.plain(2))
        watch.wait("reload", start)
        facts = json.loads((folder / "live/export.json").read_text())
        proof.check(len(facts["entries"]) == 4, "a new file is not seen")
        proof.say("a new file joins the page")
    finally:
        status = watch.stop()
    proof.check(status == 0, f"status {status} after Ctrl-C")
    proof.check((folder / "live/index.html").exists(), "no page is left")


proof.main(run)
