"""Files that people have published compile unchanged, render and move.

What the table says to move by itself and stands still is touched, in its middle and below: then it
moves, or it is a fault. Both shares are told; the second one is held.

    CORPUS_LIST    a table with a line a file: repo, commit, path, motion, self_contained, …
    CORPUS_MIRROR  the folder with the repositories, as OWNER+NAME/repo (git folders)
    CORPUS_EVERY   take each nth file only

Without a list nothing is run: the files belong to others and are no part of this project. Exit
status 1 where one of the wanted shares is missed.
"""
import collections
import csv
import os
import pathlib
import re
import subprocess

import proof

WANTED = {"compiled": 95, "rendered": 90, "moved": 95}
DIDNOTCOMPILE = re.compile(r"\.swift:\d+:\d+: error:")


def source(mirror, row):
    """The text of a file at its commit; None where the mirror does not have it."""
    folder = mirror / row["repo"].replace("/", "+") / "repo"
    folder = folder / ".git" if (folder / ".git").is_dir() else folder
    done = subprocess.run(
        ["git", "--git-dir", str(folder), "show", f"{row['commit']}:{row['path']}"],
        capture_output=True)
    return done.stdout if done.returncode == 0 else None


def distinct(frames):
    """How many different pictures a folder holds."""
    return len({path.read_bytes() for path in frames.glob("*.png")})


# A finger in the middle of the canvas and below it: it taps, holds, and pulls to one side and down.
TOUCHES = ["--duration", "5s", "--tap", "197,426@0.2s", "--long-press", "197,426@0.6s/0.8s",
           "--drag", "197,426:60,90@1.8s/0.4s", "--tap", "197,470@2.6s",
           "--drag", "197,770:60,-90@3.2s/0.6s"]


def film(scene, folder, *more):
    """The run that renders a scene, and how many different pictures came of it."""
    frames = folder / "frames"
    done = proof.tool(
        ["render", scene, "-q", "--fps", "10", "--scale", "1", *more, "-o", f"{frames}/"], folder,
        wanted=None, timeout=120)
    count = distinct(frames) if frames.is_dir() else 0
    for path in frames.glob("*") if frames.is_dir() else []:
        path.unlink()
    return done, count


def outcome(text, name, folder, touches):
    """Whether a file compiles, renders and moves, and the first error."""
    scene = folder / "scene" / name
    scene.parent.mkdir(exist_ok=True)
    scene.write_bytes(text)
    done, count = film(scene, folder)
    answers = count > 1 or (
        touches and done.status == 0 and film(scene, folder, *TOUCHES)[1] > 1)
    scene.unlink()
    error = next(iter(DIDNOTCOMPILE.split(done.errors)[1:]), done.errors).strip().split("\n")[0]
    return {
        "compiled": done.status == 0 or not DIDNOTCOMPILE.search(done.errors),
        "rendered": done.status == 0 and count > 0,
        "moved": count > 1,
        "answers": answers,
    }, "" if done.status == 0 else error


def share(rows, key):
    """A figure in per cent."""
    return 100 * sum(row[key] for row in rows) / max(len(rows), 1)


def run(folder):
    table, mirror = os.environ.get("CORPUS_LIST"), os.environ.get("CORPUS_MIRROR")
    if not table or not mirror:
        proof.say("no CORPUS_LIST and CORPUS_MIRROR; nothing to run")
        return
    with open(table, encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    results, errors = [], collections.Counter()
    for row in rows[::int(os.environ.get("CORPUS_EVERY", "1"))]:
        text = source(pathlib.Path(mirror), row)
        if text is None:
            proof.say(f"  not in the mirror: {row['repo']} {row['path']}")
            continue
        moves = row["self_contained"] == "yes" and row["motion"] in ("continuous", "on_appear")
        found, error = outcome(text, pathlib.PurePosixPath(row["path"]).name, folder, moves)
        if moves and found["rendered"] and not found["answers"]:
            proof.say(f"  stands still: {row['repo']} {row['path']}")
        results.append({**row, **found})
        if error:
            errors[re.sub(r"'[^']*'", "'…'", error)] += 1
            proof.say(f"  {row['repo']} {row['path']}: {error[:120]}")
    proof.check(results, "none of the files is in the mirror")
    own = [row for row in results if row["self_contained"] == "yes"]
    moving = [
        row for row in own if row["rendered"] and row["motion"] in ("continuous", "on_appear")]
    proof.say(
        f"{len(results)} files: {share(results, 'compiled'):.1f} % compile, "
        f"{share(results, 'rendered'):.1f} % render")
    figures = {
        "compiled": share(own, "compiled"), "rendered": share(own, "rendered"),
        "moved": share(moving, "answers")}
    proof.say(
        f"{len(own)} without assets: {figures['compiled']:.1f} % compile, "
        f"{figures['rendered']:.1f} % render; of {len(moving)} said to move by themselves "
        f"{share(moving, 'moved'):.1f} % do, {figures['moved']:.1f} % at the latest when touched")
    for error, count in errors.most_common(10):
        proof.say(f"  {count:3} {error}")
    for key, wanted in WANTED.items():
        proof.check(figures[key] >= wanted, f"{figures[key]:.1f} % {key}, {wanted} wanted")


proof.main(run)
