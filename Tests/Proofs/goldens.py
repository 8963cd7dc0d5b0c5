"""What is recorded verifies; a scene whose motion changed is found, with pictures; and the page of
an export plays."""
import http.server
import json
import queue
import shutil
import subprocess
import threading
import urllib.parse

import proof

SCENES = ("LikeButton", "SavedToast", "LogoIntro")


def recordings(folder):
    """Record, verify, change one duration, verify again."""
    place = folder / "Scenes"
    place.mkdir()
    for name in SCENES:
        shutil.copy(proof.ROOT / f"Scenes/Showcase/{name}.swift", place)
    proof.tool(["record", "Scenes", "-q"], folder)
    proof.tool(["verify", "Scenes", "-q"], folder)
    proof.say(f"{len(SCENES)} scenes recorded and verified")
    scene = place / "LikeButton.swift"
    text = scene.read_text()
    changed = text.replace(".easeOut(duration: 0.15)", ".easeOut(duration: 0.18)")
    proof.check(text != changed, "the scene has no such duration any more")
    scene.write_text(changed)
    done = proof.tool(["verify", "Scenes", "-q"], folder, wanted=1)
    pictures = [line.strip() for line in done.output.splitlines() if line.strip().endswith(".png")]
    proof.say(done.output.strip())
    proof.check(len(pictures) == 3, f"{len(pictures)} pictures, not 3")
    for picture in pictures:
        proof.check((folder / picture).exists(), f"{picture} is not there")
    results = json.loads(proof.tool(["verify", "Scenes", "--json"], folder, wanted=1).output)
    states = sorted(result["status"] for result in results["results"])
    proof.check(states.count("passed") == 2, f"the scenes are {states}")


PROBE = """
<script>
  addEventListener('load', async () => {
    const films = [...document.querySelectorAll('video')];
    const plays = films.map(film => new Promise(done => {
      film.muted = true;
      film.addEventListener('timeupdate', () => { if (film.currentTime > 0) done(true); });
      film.addEventListener('error', () => done(false));
      film.play().catch(() => {});  // the page pauses and plays by itself
      setTimeout(() => done(false), 20000);
    }));
    const played = (await Promise.all(plays)).filter(play => play).length;
    new Image().src = `http://127.0.0.1:PORT/${played} of ${films.length} play`;
  });
</script>"""


def playing(line, review):
    """What the page tells, opened from disk, once each of its films has played or failed.

    The page has a script added that asks a small server of this proof for a picture of that name.
    """
    told = queue.Queue()

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            told.put(urllib.parse.unquote(self.path[1:]))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = review / "probe.html"
        probe = PROBE.replace("PORT", str(server.server_address[1]))
        text = (review / "index.html").read_text()
        proof.check("</body>" in text, "the page has no end to add a script to")
        page.write_text(text.replace("</body>", probe + "</body>"))
        process = subprocess.Popen(
            [*line, page.as_uri()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return told.get(timeout=60)
        except queue.Empty:
            return "nothing"
        finally:
            process.terminate()
            process.wait()
            server.shutdown()


def page(folder):
    """An export of the showcase, opened in a browser without a screen."""
    proof.tool(
        ["export", proof.ROOT / "Scenes/Showcase", "-q", "-o", "review", "-j", "2"], folder)
    facts = json.loads((folder / "review/export.json").read_text())
    films = [entry for entry in facts["entries"] if entry.get("film")]
    proof.check(len(films) >= 6, f"only {len(films)} films")
    for name in ("index.html", "export.json"):
        text = (folder / "review" / name).read_text().replace("\\/", "/")
        for private in (str(proof.ROOT), str(folder)):
            proof.check(private not in text, f"{name} tells {private}")
    browser = next((name for name in ("chromium", "google-chrome") if shutil.which(name)), None)
    if browser is None:
        proof.say("no chromium here: the page is not opened")
        return
    line = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,900",
        "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={folder / 'browser'}"]
    told = playing(line, folder / "review")
    proof.say(f"the page in {browser}: {told}")
    proof.check(told == f"{len(films)} of {len(films)} play", f"the page tells {told!r}")
    line.append("--virtual-time-budget=20000")
    proof.Run(
        [*line, f"--screenshot={folder / 'page.png'}", (folder / "review/index.html").as_uri()],
        folder)
    keep = proof.ROOT / "out"
    keep.mkdir(exist_ok=True)
    shutil.copy(folder / "page.png", keep / "gallery.png")
    proof.say("what it looks like is in out/gallery.png")


def run(folder):
    recordings(folder)
    page(folder)


proof.main(run)
