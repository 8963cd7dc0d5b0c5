"""However a render is killed, what stands at its final path is whole or not there, in every format.

Whole means the very bytes of an undisturbed run; a sequence is whole where its frames.json is.
"""
import hashlib
import os
import random
import shutil
import signal
import subprocess
import time

import proof

ROUNDS = int(os.environ.get("PROOF_ROUNDS", "50"))
FORMATS = os.environ.get(
    "PROOF_FORMATS", "png apng gif webp mp4 mov webm jpg y4m rgba sequence").split()


def place(ending, folder):
    return folder / ("frames" if ending == "sequence" else f"film.{ending}")


def command(ending, folder):
    """The line that makes a film, or a picture, of this kind."""
    verb = ["still", "--at", "0.4s"] if ending in ("png", "jpg") else ["render", "--duration", "0.5s"]
    path = folder / ("frames/%03d.png" if ending == "sequence" else f"film.{ending}")
    return [
        proof.TOOL, *verb, "scene.swift", "-q", "--size", "200x200", "-o", path]


def digest(path):
    """One hash over a file, or the files of a whole sequence; nothing where neither is there."""
    if path.is_dir():
        if not (path / "frames.json").exists():
            return None
        files = sorted(file for file in path.iterdir() if not file.name.startswith("."))
    else:
        files = [path] if path.exists() else []
    total = hashlib.sha256()
    for file in files:
        total.update(file.name.encode() + file.read_bytes())
    return total.hexdigest() if files else None


def remove(path):
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def kills(ending, folder, chance, seed):
    """How often nothing and how often the whole was left."""
    path, line = place(ending, folder), command(ending, folder)
    proof.Run(line, folder)  # the scene is in the cache from here on
    wanted = digest(path)
    remove(path)
    started = time.monotonic()
    proof.Run(line, folder)
    took = time.monotonic() - started
    proof.check(digest(path) == wanted, f"{path.name}: two runs give different bytes")
    remove(path)
    nothing = whole = 0
    for _ in range(ROUNDS):
        process = subprocess.Popen(
            line, cwd=folder, start_new_session=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        time.sleep(chance.random() * took * 1.1)
        # Half of the time the tool alone is killed, and its child must end by itself.
        if chance.random() < 0.5:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
        found = digest(path)
        proof.check(
            found in (None, wanted), f"seed {seed}: {path.name} is neither whole nor missing")
        nothing += found is None
        whole += found is not None
        remove(path)
    proof.say(f"{path.name}: {ROUNDS} kills, {nothing} left nothing, {whole} the whole")
    proof.check(nothing > 0, f"{path.name}: no kill came before the end")


def run(folder):
    seed = int(os.environ.get("PROOF_SEED", "1"))
    chance = random.Random(seed)
    (folder / "scene.swift").write_text(proof.SLIDE)
    for ending in FORMATS:
        kills(ending, folder, chance, seed)
    time.sleep(1)
    orphans = [pid for pid in os.listdir("/proc") if pid.isdigit() and belongs(pid, folder)]
    proof.check(not orphans, f"processes live on: {orphans}")
    for ending in FORMATS:
        proof.Run(command(ending, folder), folder)
    left = sorted(file.name for file in folder.iterdir())
    proof.say(f"after the next renders the folder holds {', '.join(left)}")
    wanted = sorted(["scene.swift"] + [place(ending, folder).name for ending in FORMATS])
    proof.check(left == wanted, f"what the killed runs left is still there: {left}")
    if "sequence" in FORMATS:
        hidden = [file.name for file in (folder / "frames").iterdir() if file.name.startswith(".")]
        proof.check(not hidden, f"the sequence's folder holds {hidden}")


def belongs(pid, folder):
    """Whether a process works in the folder of this proof."""
    try:
        return os.readlink(f"/proc/{pid}/cwd") == str(folder) and int(pid) != os.getpid()
    except OSError:
        return False


proof.main(run)
