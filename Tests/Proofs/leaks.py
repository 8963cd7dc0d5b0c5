"""Nothing is left behind: no process, file, memory or shared memory, by whole runs or broken ones.

A cached scene is run a thousand times; one process makes hundreds of films while its memory and
open files are watched; and runs that compile, draw and encode are interrupted at random moments.
"""
import os
import random
import signal
import subprocess
import time

import proof

ROUNDS = int(os.environ.get("PROOF_ROUNDS", "1000"))
BREAKS = max(10, ROUNDS // 10)
SCENES = 8 if ROUNDS >= 100 else 1
LOCALES = "en_US en_GB de_DE fr_FR it_IT es_ES pt_BR nl_NL sv_SE da_DK fi_FI pl_PL cs_CZ".split()


def lives(folder):
    """Processes that work in or below a folder."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.readlink(f"/proc/{pid}/cwd").startswith(str(folder)) and int(pid) != os.getpid():
                found.append(open(f"/proc/{pid}/cmdline").read().replace("\0", " "))
        except OSError:
            pass
    return found


def files(*folders):
    return sorted(
        os.path.join(place, name) for folder in folders for place, _, names in os.walk(folder)
        for name in names)


def system():
    """System V objects, POSIX semaphores and shared memory."""
    return proof.Run(["ipcs", "-a"], "/").output, sorted(os.listdir("/dev/shm"))


def usage(pid):
    """Resident kilobytes and open files of a process; nothing of one that has just ended."""
    try:
        with open(f"/proc/{pid}/status") as status:
            resident = [int(line.split()[1]) for line in status if line.startswith("VmRSS")]
        return [(resident[0], len(os.listdir(f"/proc/{pid}/fd")))] if resident else []
    except OSError:
        return []


def settle(folder):
    """Waits for what is about to end."""
    for _ in range(40):
        if not lives(folder):
            return
        time.sleep(0.1)
    raise proof.Failed(f"processes live on: {lives(folder)}")


def many_runs(work, places, environment):
    line = ["still", "scene.swift", "-q", "--at", "0.2s", "--size", "40x40", "-o", "one.png"]
    proof.tool(line, work, environment=environment)
    before, kept = files(*places), system()
    spent = sum(proof.tool(line, work, environment=environment).cpu for _ in range(ROUNDS))
    settle(work)
    proof.check(files(*places) == before, f"files: {set(files(*places)) ^ set(before)}")
    proof.check(system() == kept, "shared memory, semaphores or messages are left")
    proof.say(
        f"{ROUNDS} runs in a row ({spent / ROUNDS * 1000:.0f} ms of CPU each): no process, file "
        "or shared memory is left")


def one_process(work, environment):
    """Watches the memory and the open files of one run that makes many films."""
    sizes = [f"{scale}x" for scale in (1, 2, 3)]
    variants = ",".join(f"{locale}+{size}" for locale in LOCALES for size in sizes)
    folder = work / "many"
    folder.mkdir()
    for number in range(SCENES):
        (folder / f"Scene{number}.swift").write_text(proof.SLIDE)
    line = [proof.TOOL, "record", "many", "--hashes", "--variants", variants, "--duration", "0.1s",
            "--size", "40x40"]
    # The first time fills the cache.
    process = subprocess.Popen(
        line, cwd=work, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, **environment})
    seen, films = [], 0
    for text in process.stderr:
        if text.startswith("["):
            films += 1
            seen += usage(process.pid)
    proof.check(process.wait() == 0, "the batch failed")
    proof.check(films == SCENES * len(LOCALES) * 3, f"{films} films")
    early, late = seen[films // 4:films // 2], seen[-(films // 4):]
    memory = [max(entry[0] for entry in part) for part in (early, late)]
    opened = [max(entry[1] for entry in part) for part in (early, late)]
    proof.say(
        f"{films} films by one process: {memory[0] / 1024:.1f} MB and {opened[0]} files open early, "
        f"{memory[1] / 1024:.1f} MB and {opened[1]} late")
    proof.check(opened[1] <= opened[0] + 1, "files stay open")
    proof.check(memory[1] < memory[0] + 8 * 1024, "memory grows")


def broken_runs(work, places, environment):
    chance = random.Random(int(os.environ.get("PROOF_SEED", "1")))
    before, kept = files(*places), system()
    ended = {}
    for turn in range(BREAKS):
        is_new = turn % 2 == 0
        text = proof.SLIDE + (f"// {turn}\n" if is_new else "")
        (work / "scene.swift").write_text(text)
        line = [proof.TOOL, "render", "scene.swift", "-q", "--size", "120x120", "-o", "film.mp4"]
        process = subprocess.Popen(
            line, cwd=work, start_new_session=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment})
        time.sleep(chance.random() * (1.2 if is_new else 0.5))
        # From a terminal the signal goes to all processes of the group.
        os.killpg(process.pid, signal.SIGINT)
        started = time.monotonic()
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired as late:
            raise proof.Failed(f"turn {turn} goes on after Ctrl-C") from late
        took = time.monotonic() - started
        proof.check(took < 5, f"turn {turn} took {took:.1f} s to end")
        ended[process.returncode] = ended.get(process.returncode, 0) + 1
        film = work / "film.mp4"
        if process.returncode != 0:
            proof.check(not film.exists(), "an interrupted run leaves a film")
        film.unlink(missing_ok=True)
    settle(work)
    left = [
        path for path in set(files(*places)) - set(before)
        if not path.endswith(("/scene.so", "/sum", "/sources")) and "/locks/" not in path
        and "/clang/" not in path or "/.draft" in path]
    proof.check(not left, f"files are left: {left}")
    proof.check(system() == kept, "shared memory, semaphores or messages are left")
    proof.check(set(ended) <= {0, 130, -signal.SIGINT}, f"ends: {ended}")
    proof.say(f"{BREAKS} runs interrupted at random moments (status: count {ended}): nothing left")


def run(folder):
    work, temporary, cache = folder / "work", folder / "tmp", folder / "cache"
    for place in (work, temporary):
        place.mkdir()
    (work / "scene.swift").write_text(proof.SLIDE)
    environment = {"ZOETROPE_CACHE": str(cache), "TMPDIR": str(temporary)}
    places = (work, temporary, cache)
    many_runs(work, places, environment)
    broken_runs(work, places, environment)
    one_process(work, environment)
    settle(work)
    proof.check(not files(temporary), f"temporary files: {files(temporary)}")


proof.main(run)
