"""Scenes are changed a little, in ten ways each: verify must find each change that moves a pixel,
and say which view changed and how; and it must pass where nothing changed.

  python3 Tests/Proofs/mutations.py                the whole of it
  python3 Tests/Proofs/mutations.py --share 1/10   every tenth scene
  python3 Tests/Proofs/mutations.py --scene Pager --verbose
"""
import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "mutants"))

import numpy
from PIL import Image

import pool
import proof

CHANGES = 10
SEED = 20
OWN = pathlib.Path(__file__).parent / "mutants"

# How a designer may be told of each kind of change; the first sentences are looked at.
WORDS = {
    "duration": r"slower|faster",
    "delay": r"later|earlier",
    "bounce": r"overshoot|bounce",
    "curve": r"moves by .* instead of|overshoot",
    "amplitude": r"goes|reaches|starts at|ends at",
    "place": r"stands|starts at|ends at",
    "size": r"width|height|wider|narrower|taller|lower|size",
    "opacity": r"opacity",
    "color": r"colou?r|paint",
    "text": r"reads|says",
    "symbol": r"shows",
    "look": r"corner|line|shadow|outline|shape|effect|look|drawn",
    "frames": r"frames",
}


def source(name):
    place = proof.ROOT / f"Scenes/{name}.swift" if "/" in name else OWN / f"{name}.swift"
    return place.read_text()


def frames(scene, folder):
    """The film as arrays of pixels, by a run of its own."""
    place = folder / "frames"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    proof.tool(["render", scene, "-q", "-o", place / "%05d.png"], folder)
    return [numpy.asarray(Image.open(path).convert("RGBA")) for path in sorted(place.glob("*.png"))]


def differ(before, after):
    """Whether two films differ in any byte of any frame."""
    return len(before) != len(after) or any(
        one.shape != other.shape or not numpy.array_equal(one, other)
        for one, other in zip(before, after))


def sentences(result):
    """What verify says of a film, most telling first."""
    found = list(result.get("motion", []))
    return [line if isinstance(line, str) else line["text"] for line in found] + [
        f"{verdict.get('found')} frames instead of {verdict.get('wanted')}"
        for verdict in result.get("verdicts", []) if verdict["kind"] == "frameCount"]


def names(line):
    """The views a sentence is about."""
    return re.findall(r"'([^']*)'", line)


def is_right(change, lines):
    """Whether one of the sentences names a right view and the right kind."""
    kind, _, _, views = change
    def right(line):
        return re.search(WORDS[kind], line) and (
            kind == "frames" or any(re.fullmatch(views, name) for name in names(line)))
    return any(right(line) for line in lines), bool(lines) and bool(right(lines[0]))


class Scene:
    """One scene, recorded, and its changed copies."""

    def __init__(self, name, folder):
        self.name, self.folder = name, folder / name.replace("/", "-")
        self.folder.mkdir(parents=True)
        self.file = self.folder / f"{name.split('/')[-1]}.swift"
        self.text = source(name)
        self.file.write_text(self.text)
        proof.tool(["record", self.file.name, "-q"], self.folder)
        self.before = frames(self.file.name, self.folder)

    def judged(self, change):
        """What came of a change: seen in pixels, found by verify, what it said."""
        kind, old, new, _ = change
        proof.check(old in self.text, f"{self.name} has no {old!r} any more")
        self.file.write_text(self.text.replace(old, new, 1))
        seen = differ(self.before, frames(self.file.name, self.folder))
        done = proof.tool(["verify", self.file.name, "-q", "--json"], self.folder, wanted=None)
        proof.check(done.status in (0, 1), f"{self.name}, {kind} {new!r}: {done.errors}")
        result = json.loads(done.output)["results"][0]
        self.file.write_text(self.text)
        return seen, done.status == 1, sentences(result)


def passes(folder, times):
    """Scenes that are as they were, verified again and again."""
    for place in sorted(path for path in folder.iterdir() if (path / "Goldens").is_dir()):
        for _ in range(times):
            proof.tool(["verify", next(place.glob("*.swift")).name, "-q"], place)


def run(folder, options):
    chosen = [name for name in pool.SCENES if not options.scene or options.scene in name]
    index, of = (int(part) for part in options.share.split("/"))
    chosen = chosen[index - 1::of]
    told = collections.Counter()
    missed = []
    for name in chosen:
        scene = Scene(name, folder)
        changes = pool.SCENES[name]
        if not options.all:
            changes = random.Random(f"{SEED}/{name}").sample(changes, CHANGES)
        for change in changes:
            seen, found, lines = scene.judged(change)
            proof.check(
                seen == found, f"{name}, {change[2]!r}: pixels {'differ' if seen else 'are equal'}, "
                f"verify {'fails' if found else 'passes'}")
            told["changes"] += 1
            if not seen:
                told["without effect"] += 1
                continue
            right, first = is_right(change, lines)
            told["seen"] += 1
            told["right"] += right
            told["right at once"] += first
            told[f"kind {change[0]}"] += 1
            told[f"kind {change[0]} right"] += right
            if options.verbose or not right:
                missed.append((name, change, lines))
                proof.say(f"{'   ' if right else '!! '}{name}: {change[0]} {change[2]!r}")
                for line in lines[:6]:
                    proof.say(f"        {line}")
    share = told["right"] / max(told["seen"], 1)
    proof.say(
        f"{len(chosen)} scenes, {told['changes']} changes, {told['seen']} of them seen in pixels; all "
        f"of those found by verify, none of the others")
    proof.say(
        f"view and kind right in {told['right']} ({share:.1%}), in the first sentence in "
        f"{told['right at once']}")
    proof.say(", ".join(
        f"{kind} {told[f'kind {kind} right']}/{told[f'kind {kind}']}"
        for kind in WORDS if told[f"kind {kind}"]))
    proof.check(share >= 0.9, f"view and kind are right in {share:.1%} only")
    passes(folder, options.times)
    proof.say(f"unchanged, all {len(chosen)} pass {options.times} of {options.times} times")


parser = argparse.ArgumentParser()
parser.add_argument("--share", default="1/1", help="each so-manieth scene, such as 1/10")
parser.add_argument("--scene", help="only scenes of this name")
parser.add_argument("--times", type=int, default=100, help="how often what is unchanged is verified")
parser.add_argument("--all", action="store_true", help="all changes of the pool, not ten of them")
parser.add_argument("--verbose", action="store_true", help="print what is said of each change")
arguments = parser.parse_args()
proof.main(lambda folder: run(folder, arguments))
