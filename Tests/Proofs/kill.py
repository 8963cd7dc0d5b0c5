"""However a render is killed, what stands at its final path is whole or not there."""
import os
import random
import signal
import subprocess
import time

import proof

ROUNDS = int(os.environ.get("PROOF_ROUNDS", "60"))


def frames(film, folder):
    """How many frames another program decodes from the film."""
    done = proof.Run(
        ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames",
         "-of", "csv=p=0", film], folder, wanted=None)
    return int(done.output.strip().strip(",") or 0) if done.status == 0 else 0


def command(suffix, folder):
    """The line that makes a film, or a picture, of this kind."""
    verb = ["still", "--at", "0.4s"] if suffix == ".png" else ["render", "--duration", "0.5s"]
    return [
        proof.TOOL, *verb, "scene.swift", "-q", "--size", "200x200", "-o", folder / f"film{suffix}"]


def run(folder):
    proof.need("ffprobe")
    seed = int(os.environ.get("PROOF_SEED", "1"))
    chance = random.Random(seed)
    (folder / "scene.swift").write_text(proof.SLIDE)
    suffixes = [".mp4", ".gif", ".png"]
    figures = {"nothing": 0, "whole": 0}
    for suffix in suffixes:
        film, line = folder / f"film{suffix}", command(suffix, folder)
        proof.Run(line, folder)  # the scene is in the cache from here on
        wanted = frames(film, folder)
        film.unlink()
        started = time.monotonic()
        proof.Run(line, folder)
        took = time.monotonic() - started
        film.unlink()
        for _ in range(ROUNDS // len(suffixes)):
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
            if film.exists():
                found = frames(film, folder)
                proof.check(
                    found == wanted, f"seed {seed}: {film.name} has {found} of {wanted} frames")
                figures["whole"] += 1
                film.unlink()
            else:
                figures["nothing"] += 1
    proof.say(f"{ROUNDS} kills: {figures['nothing']} left nothing, {figures['whole']} a whole film")
    proof.check(figures["nothing"] > 0, "no kill came before the end")
    time.sleep(1)
    orphans = [pid for pid in os.listdir("/proc") if pid.isdigit() and belongs(pid, folder)]
    proof.check(not orphans, f"processes live on: {orphans}")
    for suffix in suffixes:
        proof.Run(command(suffix, folder), folder)
    left = sorted(file.name for file in folder.iterdir())
    proof.say(f"after the next renders the folder holds {', '.join(left)}")
    wanted = sorted(["scene.swift"] + [f"film{suffix}" for suffix in suffixes])
    proof.check(left == wanted, f"what the killed runs left is still there: {left}")


def belongs(pid, folder):
    """Whether a process works in the folder of this proof."""
    try:
        return os.readlink(f"/proc/{pid}/cwd") == str(folder) and int(pid) != os.getpid()
    except OSError:
        return False


proof.main(run)
