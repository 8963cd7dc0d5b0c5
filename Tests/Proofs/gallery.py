"""Sixty scenes in one command: the page plays them in sync, what has not changed is kept, and
scenes that fail are named."""
import json
import shutil
import signal
import subprocess
import time

import browser
import proof
import scenes

WANTED = 60
SHARE = 0.03


def collect(folder):
    """The showcase, the conformance scenes, and as many of our own as are missing."""
    place = folder / "Scenes"
    for name in ("Showcase", "Conformance"):
        shutil.copytree(
            proof.ROOT / "Scenes" / name, place / name,
            ignore=shutil.ignore_patterns("*.png", "*.md"))
    count = sum(1 for _ in place.rglob("*.swift"))
    own = place / "Own"
    own.mkdir()
    for number in range(max(0, WANTED - count)):
        (own / f"Moving{number:02}.swift").write_text(scenes.plain(number))
    total = sum(1 for _ in place.rglob("*.swift"))
    proof.say(f"{total} scenes: {count} of the repository, {total - count} made here")
    return total


def timed(folder, *more):
    start = time.monotonic()
    done = proof.tool(
        ["export", "Scenes", "-o", "review", "-j", "auto", *more], folder, timeout=1500)
    return time.monotonic() - start, done


def stamps(folder):
    return {path: path.stat().st_mtime_ns for path in (folder / "review/films").iterdir()}


def runs(folder):
    """Export, export again, edit one scene, export."""
    first, _ = timed(folder)
    before = stamps(folder)
    second, done = timed(folder)
    share = second / first
    proof.say(f"first run {first:.1f} s, nothing changed {second:.2f} s: {share:.1%}")
    proof.check(" 0 made and " in done.errors, done.errors[-200:])
    proof.check(stamps(folder) == before, "films were made again although nothing had changed")
    proof.check(share <= SHARE, f"{share:.1%} of the first run, {SHARE:.0%} are wanted")
    scene = folder / "Scenes/Own/Moving03.swift"
    scene.write_text(scene.read_text().replace("Scene 3", "Scene three"))
    third, done = timed(folder)
    after = stamps(folder)
    changed = sorted(path.name for path in after if before.get(path) != after[path])
    proof.say(f"one scene edited {third:.1f} s: {', '.join(changed)} made again")
    proof.check(changed == ["own-moving03.gif", "own-moving03.mp4"], f"{changed} were made again")


def stopped(folder):
    """Ctrl-C in the middle: what is whole is kept, and the same command goes on."""
    line = [proof.TOOL, "export", "Scenes/Own", "-o", "stopped", "-j", "2"]
    process = subprocess.Popen(line, cwd=folder, stderr=subprocess.PIPE, text=True)
    for text in process.stderr:
        if text.startswith("[4/"):
            process.send_signal(signal.SIGINT)
            break
    rest = process.stderr.read()
    status = process.wait()
    proof.check(status == 130, f"status {status} after Ctrl-C")
    proof.check("the same command goes on" in rest, rest)
    proof.check(not (folder / "stopped/index.html").exists(), "a page of half an export")
    odd = [path.name for path in (folder / "stopped").rglob("*") if ".tmp" in path.name]
    proof.check(not odd, f"{odd} were left")
    done = proof.tool(line[1:], folder, timeout=900)
    kept = done.errors.split(" made and ")[1].split(" ")[0]
    proof.say(f"stopped after 4 films: the next run kept {kept}")
    proof.check(int(kept) >= 4, f"only {kept} films were kept")


def failing(folder):
    """A broken, a hanging and a crashing scene among good ones."""
    place = folder / "Mixed"
    place.mkdir()
    for number in range(3):
        (place / f"Good{number}.swift").write_text(scenes.plain(number))
    (place / "Broken.swift").write_text(scenes.BROKEN)
    (place / "Hanging.swift").write_text(scenes.HANGING)
    (place / "Crashing.swift").write_text(scenes.CRASHING)
    done = proof.tool(
        ["export", "Mixed", "-o", "mixed", "-j", "2"], folder, wanted=None, timeout=300)
    facts = json.loads((folder / "mixed/export.json").read_text())
    made = [entry["scene"] for entry in facts["entries"] if entry.get("film")]
    problems = {
        entry["scene"]: entry["problem"] for entry in facts["entries"] if entry.get("problem")}
    proof.say(f"status {done.status}; made {', '.join(made)}")
    for name, problem in problems.items():
        proof.say(f"  {name}: {problem['status']}: {problem['message'].splitlines()[0][:110]}")
    proof.check(made == ["Good0", "Good1", "Good2"], f"made {made}")
    found = {name: problem["status"] for name, problem in problems.items()}
    proof.check(
        found == {"Broken": "doesNotCompile", "Hanging": "hung", "Crashing": "crashed"}, f"{found}")
    for name in problems:
        proof.check(f"  {name}: " in done.errors, f"{name} is not named at the end")


# A film is brought into view, plays, and stands where it is told to.
EACH = """window.tryFilm = async index => {
  const until = async (test, seconds) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      if (test()) return true;
      await new Promise(done => setTimeout(done, 20));
    }
    return false;
  };
  const item = shown.filter(item => item.entry.film)[index];
  const player = item.node.player, video = player.video, name = item.entry.scene;
  clock.pause();
  item.node.scrollIntoView({ block: 'center' });
  if (!await until(() => player.seen && video.readyState >= 2, 40)) return name + ' does not load';
  for (const share of [0.25, 0.6, 0.9]) {
    const wanted = player.length * share;
    $('scrub').value = wanted;
    $('scrub').dispatchEvent(new Event('input'));
    const there = () => !video.seeking
      && Math.abs(video.currentTime - player.moment(wanted)) < 0.002;
    if (!await until(there, 20)) return `${name} is at ${video.currentTime} for ${wanted}`;
  }
  if (player.length > 0.3) {
    clock.seek(0);
    clock.play();
    if (!await until(() => video.currentTime > 0.12, 20)) return name + ' does not play';
    clock.pause();
  }
  return '';
}; shown.filter(item => item.entry.film).length"""
# Of the films in view while all play: how far each is from the clock.
SYNC = """(async () => {
  scrollTo(0, 0);
  await new Promise(done => setTimeout(done, 1500));
  $('speed').value = '0.5';
  $('speed').dispatchEvent(new Event('change'));
  clock.seek(0);
  clock.play();
  await new Promise(done => setTimeout(done, 900));
  const drifts = [];
  for (let turn = 0; turn < 20; turn++) {
    await new Promise(done => setTimeout(done, 50));
    for (const player of clock.players) {
      if (!player.seen || clock.time >= player.lastMoment - 0.05 || clock.time < 0.3) continue;
      drifts.push(Math.abs(player.video.currentTime - clock.time));
    }
  }
  clock.pause();
  await new Promise(done => setTimeout(done, 500));
  const off = [...clock.players].filter(p => p.seen
    && Math.abs(p.video.currentTime - p.moment(clock.time)) > 0.002).length;
  drifts.sort((a, b) => a - b);
  return [drifts.length, drifts[Math.floor(drifts.length * 0.9)] || 0, off];
})()"""


def page(folder, total):
    if browser.program() is None:
        proof.say("no chromium here: the page is not opened")
        return
    with browser.Browser(folder) as window:
        window.size(1440, 900)
        window.open((folder / "review/index.html").as_uri())
        window.run("new Promise(done => setTimeout(done, 1500))")
        count = window.run(EACH)
        told = [window.run(f"tryFilm({index})") for index in range(count)]
        bad = [text for text in told if text]
        proof.say(f"{count} films load, play and stand at three times each; {len(bad)} do not")
        proof.check(count >= total and not bad, f"{bad[:5]}")
        seen, drift, off = window.run(SYNC)
        proof.say(f"while playing 9 of 10 looks at films in view are within {drift * 1000:.0f} ms "
                  f"of the clock ({seen} looks); after a pause {off} are off by a frame")
        proof.check(seen > 0 and drift < 0.15 and off == 0, "the films are not in sync")
        controls(window, count)
        keep = proof.ROOT / "out"
        for width, height in ((1440, 900), (480, 860)):
            window.size(width, height)
            window.run("scrollTo(0, 0); clock.pause(); clock.seek(0.6);"
                       "new Promise(done => setTimeout(done, 2500))")
            wide = window.run("document.documentElement.scrollWidth")
            proof.check(wide <= width, f"the page is {wide} wide in a window of {width}")
            window.picture(keep / f"gallery-{width}.png")
        window.size(1440, 900)
        window.run("enlarge(shown.find(i => i.entry.scene.endsWith('LikeButton')).entry);"
                   "clock.seek(0.6); new Promise(done => setTimeout(done, 1500))")
        window.picture(keep / "gallery-large.png")
        proof.say("what it looks like is in out/gallery-1440.png, -480.png and -large.png")


def controls(window, count):
    """Search, filter, keys."""
    window.run("clock.pause()")
    visible = "shown.filter(item => !item.node.hidden).length"
    window.run("$('search').value = 'likebutton'; $('search').dispatchEvent(new Event('input'))")
    proof.check(window.run(visible) == 1, "the search does not find one scene")
    window.run("$('search').value = ''; $('search').dispatchEvent(new Event('input'))")
    window.run("$('filter').value = 'moves'; $('filter').dispatchEvent(new Event('change'))")
    moving = window.run(visible)
    proof.check(0 < moving < count, f"{moving} of {count} move")
    window.run("$('filter').value = 'all'; $('filter').dispatchEvent(new Event('change'))")
    window.key(" ", "Space")
    proof.check(window.run("clock.playing"), "Space does not play")
    window.key(" ", "Space")
    proof.check(not window.run("clock.playing"), "Space does not pause")
    window.run("clock.seek(0.5)")
    window.key("ArrowRight")
    step = window.run("Math.round(clock.time / clock.frame)")
    window.key("ArrowLeft")
    proof.check(window.run("Math.round(clock.time / clock.frame)") == step - 1, "no step back")
    before = window.run("clock.loops")
    window.key("l", "KeyL")
    proof.check(window.run("clock.loops") != before, "L does not change the loop")
    dark = "document.documentElement.classList.contains('dark')"
    before = window.run(dark)
    window.key("d", "KeyD")
    proof.check(window.run(dark) != before, "D does not change the page")
    window.key("d", "KeyD")
    window.key("j", "KeyJ")
    proof.check(window.run("$('large').open"), "J opens nothing")
    window.key("Escape")
    proof.check(not window.run("$('large').open"), "Escape closes nothing")
    proof.say("search, filter, play, steps, loop, dark page and keys do what they say")


def pairs(folder):
    """Light and dark lie side by side."""
    place = folder / "Pairs"
    place.mkdir()
    for name in ("LikeButton", "SavedToast", "CartButton"):
        shutil.copy(proof.ROOT / f"Scenes/Showcase/{name}.swift", place)
    proof.tool(
        ["export", "Pairs", "-o", "pairs", "-j", "2", "--variants", "light,dark", "--parts",
         "none"], folder, timeout=300)
    if browser.program() is None:
        return
    with browser.Browser(folder / "pairs-browser") as window:
        window.size(1440, 900)
        window.open((folder / "pairs/index.html").as_uri())
        window.run("clock.pause(); clock.seek(0.7); new Promise(d => setTimeout(d, 2000))")
        groups = window.run("document.querySelectorAll('.group').length")
        proof.check(groups == 3, f"{groups} pairs of 3")
        window.picture(proof.ROOT / "out/gallery-pairs.png")
        window.key("p", "KeyP")
        proof.check(window.run("document.querySelectorAll('.group').length") == 0, "P keeps pairs")
    proof.say("light and dark side by side: out/gallery-pairs.png")


def run(folder):
    total = collect(folder)
    runs(folder)
    page(folder, total)
    pairs(folder)
    failing(folder)
    stopped(folder)


proof.main(run)
