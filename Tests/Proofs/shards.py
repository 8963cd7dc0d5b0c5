"""Four shards and a merge give what one machine gives, and a killed shard is noticed."""
import hashlib
import os
import shutil
import signal
import subprocess

import proof
import scenes

SHARDS = 4


def hashes(folder):
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".zoetrope" not in path.parts}


def gallery(folder):
    place = folder / "Scenes"
    shutil.copytree(
        proof.ROOT / "Scenes/Showcase", place, ignore=shutil.ignore_patterns("*.png"))
    for number in range(6):
        (place / f"Own{number}.swift").write_text(scenes.plain(number))
    (place / "Broken.swift").write_text(scenes.BROKEN)
    line = ["export", "Scenes", "-q", "-j", "2", "--variants", "light,dark", "--scale", "1"]
    proof.tool([*line, "-o", "serial"], folder, wanted=3, timeout=900)
    parts = [f"part{index}" for index in range(1, SHARDS + 1)]
    for index, part in enumerate(parts, 1):
        proof.tool(
            [*line, "-o", part, "--shard", f"{index}/{SHARDS}"], folder, wanted=None, timeout=900)
    proof.tool(["merge", *parts, "-o", "merged"], folder, wanted=3)
    serial, merged = hashes(folder / "serial"), hashes(folder / "merged")
    odd = [name for name in serial if merged.get(name) != serial[name]]
    proof.say(f"{len(serial)} files of {SHARDS} shards and a merge; {len(odd)} differ from one run")
    proof.check(not odd and serial.keys() == merged.keys(), f"{odd[:5]}")
    killed(folder, line, parts)


def killed(folder, line, parts):
    """A shard ended by force has no bundle; run again it goes on, and the merge is whole."""
    shutil.rmtree(folder / parts[1])
    process = subprocess.Popen(
        [proof.TOOL, *(word for word in line if word != "-q"), "-o", parts[1], "--shard",
         f"2/{SHARDS}"],
        cwd=folder, stderr=subprocess.PIPE, text=True, start_new_session=True)
    for text in process.stderr:
        if text.startswith("[2/"):
            os.killpg(process.pid, signal.SIGKILL)
            break
    process.wait()
    done = proof.tool(["merge", *parts, "-o", "again"], folder, wanted=4)
    proof.say(f"a shard killed with SIGKILL: {done.errors.strip()}")
    proof.check("part2" in done.errors and not (folder / "again").exists(), done.errors)
    proof.tool(
        [*line, "-o", parts[1], "--shard", f"2/{SHARDS}"], folder, wanted=None, timeout=900)
    proof.tool(["merge", *parts, "-o", "again"], folder, wanted=3)
    proof.check(hashes(folder / "again") == hashes(folder / "serial"), "the merge differs")
    done = proof.tool(["merge", *parts[1:], "-o", "less"], folder, wanted=4)
    proof.say(f"a shard left out: {done.errors.strip()}")
    text = (folder / parts[0] / "films")
    film = next(text.glob("*.mp4"))
    film.write_bytes(film.read_bytes()[:-1] + b"x")
    done = proof.tool(["merge", *parts, "-o", "less"], folder, wanted=4)
    proof.say(f"a damaged file: {done.errors.strip()}")


def film(folder):
    """A long film in runs of frames."""
    scene = proof.ROOT / "Scenes/Showcase/OrbitLoader.swift"
    line = ["render", scene, "-q", "--duration", "10s", "--scale", "1"]
    for name in ("long.mp4", "long.gif"):
        proof.tool([*line, "-o", name], folder)
    parts = []
    for index in range(1, SHARDS + 1):
        parts.append(f"run{index}")
        proof.tool([*line, "-o", parts[-1], "--shard", f"{index}/{SHARDS}"], folder)
    for name in ("long.mp4", "long.gif"):
        proof.tool(["merge", *parts, "-q", "-o", "merged-" + name], folder)
        same = (folder / name).read_bytes() == (folder / ("merged-" + name)).read_bytes()
        proof.check(same, f"{name} of shards differs")
    proof.say(f"600 frames in {SHARDS} runs: MP4 and GIF are the same bytes as of one run")


def parallel(folder):
    """GNU parallel as a farm, where it is installed."""
    if not shutil.which("parallel"):
        proof.say("no GNU parallel here: not tried with it")
        return
    line = f"{proof.TOOL} export Scenes -q --variants light,dark --scale 1 -o p{{}} --shard {{}}/4"
    proof.Run(["parallel", "-j2", line, ":::", "1", "2", "3", "4"], folder, wanted=None,
              timeout=900)
    proof.tool(["merge", "p1", "p2", "p3", "p4", "-o", "parallel"], folder, wanted=3)
    proof.check(hashes(folder / "parallel") == hashes(folder / "serial"), "the merge differs")
    proof.say("the same through GNU parallel")


def run(folder):
    gallery(folder)
    film(folder)
    parallel(folder)


proof.main(run)
