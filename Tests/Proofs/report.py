"""The page of a verification: forty failures in one file, and each of its views works.

A browser opens the page from disk and a script uses it as a reader would, by keys and clicks.
"""
import json
import os
import shutil

import proof

COUNT = 40
LIMIT = 20_000_000
FLAGS = ["--duration", "1s", "--fps", "30"]
SCENE = """import SwiftUI
struct Card: View {
  @State private var isOn = false
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hue: HUE, saturation: 0.6, brightness: 1), .white], startPoint: .top,
        endPoint: .bottom)
      VStack(spacing: 20) {
        Image(systemName: "heart.fill").font(.system(size: 80)).foregroundStyle(.pink)
          .scaleEffect(isOn ? 1.4 : 1)
        Text("Scene NUMBER").font(.largeTitle).offset(x: isOn ? 60 : -60)
        RoundedRectangle(cornerRadius: 24).fill(.indigo.gradient).frame(height: 200)
          .rotationEffect(.degrees(isOn ? 20 : 0)).shadow(radius: 12).padding(40)
      }
    }
    .onAppear { withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isOn = true } }
  }
}
#Preview { Card() }
"""
USE = """
const wait = ms => new Promise(done => setTimeout(done, ms));
const press = key => dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const loaded = async () => {
  const pictures = [...document.querySelectorAll('#stage img')];
  await Promise.all(pictures.map(picture => picture.decode()));
  const canvas = document.querySelector('#stage canvas');
  if (canvas) await canvas.ready;
};
const seen = {};
seen.scenes = document.querySelectorAll('#list button').length;
press('1'); await loaded();
seen.side = document.querySelectorAll('#stage figure').length;
seen.frame = shot().frame;
seen.pixels = +document.querySelector('#stage canvas').dataset.pixels;
const natural = document.querySelector('#stage img');
seen.size = [natural.naturalWidth, natural.naturalHeight];
press('2'); await loaded();
const picture = document.querySelector('#stage .picture');
const box = picture.getBoundingClientRect();
picture.dispatchEvent(new PointerEvent('pointerdown', { clientX: box.left + box.width / 4 }));
await loaded();
seen.slider = document.querySelector('#stage .over').style.clipPath;
press('3');
const blinks = new Set();
for (let turn = 0; turn < 12; turn++) {
  blinks.add(document.querySelector('#stage .over').style.opacity);
  await wait(100);
}
seen.blink = [...blinks].sort();
press('4');
byId('blend').value = 0.25;
byId('blend').dispatchEvent(new Event('input'));
seen.onion = document.querySelector('#stage .over').style.opacity;
press('5'); await loaded();
seen.difference = document.querySelectorAll('#stage canvas').length;
const shots = scene().shots.length;
press('Home'); press('ArrowRight');
seen.second = [shots, state.shot, byId('time').textContent.includes('frame ' + shot().frame)];
press('End');
seen.end = state.shot === shots - 1;
const before = shot().frame;
press('ArrowDown');
seen.next = [state.scene, byId('title').textContent, shot().frame === before];
press('ArrowUp');
const bad = [...document.querySelectorAll('#strip i.bad')];
seen.bad = bad.length;
seen.frames = document.querySelectorAll('#strip i').length;
const target = shots - 1;
press('Home');
document.querySelectorAll('#strip i')[scene().shots[target].frame].click();
seen.clicked = state.shot === target;
const stops = new Set();
press(' ');
for (let turn = 0; turn < 12; turn++) { stops.add(state.shot); await wait(100); }
press(' ');
seen.played = stops.size > 1;
seen.errors = document.querySelectorAll('#error rect').length;
seen.curves = document.querySelectorAll('#curves svg').length;
const wide = innerWidth >= document.documentElement.scrollWidth;
seen.fits = wide;
press('d');
seen.dark = document.documentElement.classList.contains('dark')
  !== matchMedia('(prefers-color-scheme: dark)').matches;
seen.place = location.hash;
tell(seen);
"""


def counted(folder, name):
    """Pixels that differ in the first bad frame, from the pictures that verify keeps."""
    place = folder / f".zoetrope/failures/{name}/default"
    wanted, found = (proof.Picture(place / f"{kind}.png") for kind in ("expected", "actual"))
    step = wanted.channels
    return sum(
        a[x:x + step] != b[x:x + step]
        for a, b in zip(wanted.rows, found.rows) for x in range(0, len(a), step))


def run(folder):
    scenes = folder / "Scenes"
    scenes.mkdir()
    for number in range(COUNT):
        text = SCENE.replace("NUMBER", str(number)).replace("HUE", f"{number / COUNT:.3f}")
        (scenes / f"Card{number:02}.swift").write_text(text)
    proof.tool(["record", "Scenes", "-q", "-j", "2", *FLAGS], folder)
    for path in scenes.iterdir():
        path.write_text(path.read_text().replace("bounce: 0.4", "bounce: 0.3"))
    done = proof.tool(
        ["verify", "Scenes", "-q", "-j", "2", *FLAGS, "--json", "--report", "page.html"], folder,
        wanted=1)
    results = json.loads(done.output)["results"]
    page = folder / "page.html"
    size = page.stat().st_size
    proof.say(f"{len(results)} failures in {size / 1e6:.1f} MB")
    proof.check(size < LIMIT, f"the page has {size} bytes")
    if proof.browser() is None:
        return proof.say("no browser here: the page is not opened")
    seen = proof.told_by(page, USE, folder)
    proof.check(isinstance(seen, dict), f"the page tells {seen!r}")
    proof.say(json.dumps(seen))
    first = results[0]
    wanted = {
        "scenes": COUNT, "side": 3, "frame": first["badFrames"][0]["frame"],
        "pixels": counted(folder, "card00"), "slider": "inset(0px 0px 0px 25%)",
        "blink": ["0", "1"], "onion": "0.25", "difference": 1, "end": True,
        "next": [1, results[1]["scene"], True], "bad": len(first["badFrames"]),
        "frames": first["frameCount"], "clicked": True, "played": True,
        "errors": len(first["badFrames"]), "fits": True, "dark": True}
    for key, value in wanted.items():
        proof.check(seen[key] == value, f"{key} is {seen[key]!r}, not {value!r}")
    proof.check(seen["second"][1:] == [1, True], f"the second picture is {seen['second']}")
    proof.check(seen["curves"] > 0, "no curve is shown")
    keep = proof.ROOT / "out"
    keep.mkdir(exist_ok=True)
    for view in ("side", "slider", "blink", "onion", "difference"):
        picture = folder / f"{view}.png"
        proof.Run(
            [*proof.browser(), f"--user-data-dir={folder / 'browser'}", "--window-size=1280,1400",
             "--virtual-time-budget=4000", f"--screenshot={picture}",
             f"{page.as_uri()}#scene=3&frame=12&view={view}"], folder)
        shutil.copy(picture, keep / f"report-{view}.png")
    proof.say(f"every view works; what they look like is in {os.path.relpath(keep)}/report-*.png")


proof.main(run)
