"""Time in a scene is the film's: the same trace and frames every time, at once, without a thread.

A scene that uses every timer and asynchronous call is played for ten of its seconds again and
again while all processors are busy. Its libm gives the same bits without the processor's wide
units, and they are those of a table of mathematics within the last places.
"""
import hashlib
import math
import os
import re
import shutil
import struct
import subprocess

import proof

SCENES = proof.ROOT / "Tests/Proofs/VirtualTime"
ROUNDS = int(os.environ.get("PROOF_ROUNDS", "200"))
WANTED_CPU = 0.1
NARROW = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX,-AVX512F"}
WITHIN = 2e-14

# The scene begins with calls that block its main thread: 0.08 s in queues, 0.13 s in Foundation and
# 0.021 s in libc. What runs on the main thread waits for that long, or for the run loop that runs
# within Foundation's part.
FREE = 0.08 + 0.13 + 0.021
AFTER_QUEUES = 0.08
LOOP = AFTER_QUEUES + 0.06

# What each call promises, by the words it is told with.
PROMISED = [f"{seconds:.4f} {words}" for seconds, words in [
    (0, "uptime 1000.0 of 1000000000000"), (0, "since 1970 1767225600.0, zone GMT"),
    (0, "process 4242 on localhost, 8"), (0, "serial 7"), (0, "sync 7"), (0, "barrier sync"),
    (0, "apply 2"), (0, "group waited true"), (0.01, "group waited false"),
    (0.01 + 0.05, "semaphore"), (0.06 + 0.02, "semaphore waited false"),
    (AFTER_QUEUES + 0.01, "condition"), (AFTER_QUEUES + 0.03, "condition waited false"),
    (AFTER_QUEUES + 0.06, "stage true"), (AFTER_QUEUES + 0.08, "ran the loop"),
    (AFTER_QUEUES + 0.13, "slept"), (FREE, "spent 0.231"), (LOOP, "back on main"),
    (LOOP, "group notified"), (LOOP, "item notified"), (LOOP, "source of data 5"),
    (LOOP, "operation on main"), (FREE, "resumed"), (LOOP, "yielded"),
    (LOOP + 0.1, "group: 4 came as 1"), (LOOP + 0.4, "group: 1 came as 4"),
    (AFTER_QUEUES + 0.35, "source once"), (LOOP + 0.25, "sleep in nanoseconds"),
    (LOOP + 0.25, "on the main actor"), (AFTER_QUEUES + 0.4, "timer 1"),
    (AFTER_QUEUES + 1.6, "timer 4"), (0.5, "after"), (2, "nested"), (0.6, "by the wall"),
    (LOOP + 0.33, "measured 0.33 seconds"), (LOOP + 0.33 + 0.2, "timed out, in time"),
    (FREE + 0.5, "display link 0.000"), (FREE, "throttled 0"), (FREE + 0.25, "throttled 2"),
    (FREE + 0.5, "throttled 4"), (FREE + 0.4 + 0.3, "debounced 4"), (FREE + 0.75, "run loop"),
    (FREE + 0.85, "queue"), (AFTER_QUEUES + 1, "source"), (AFTER_QUEUES + 3, "source"),
    (1.1, "detached"), (LOOP + 1, "sleep with tolerance"), (FREE + 1.5, "published"),
    (FREE + 4.5, "published all"), (LOOP + 1.9, "cancelled"), (LOOP + 2, "suspending clock"),
    (LOOP + 2.5, "stream 0"), (LOOP + 7.5, "stream 2"), (LOOP + 7.5, "stream ended"),
    (3, "serial after"), (FREE + 2 + 0.8, "moved"), (FREE + 8 + 0.8, "moved"),
    (4.25, "dated timer"), (AFTER_QUEUES + 5, "timer of 5 s"),
    (FREE + 9, "process 4242 on localhost, 8")]]


def play(name, folder, environment=None):
    """The frames and the trace of one run, and its CPU seconds."""
    before = os.times()
    done = subprocess.run(
        [proof.TOOL, "render", f"{name}.swift", "-v", "-j", "1", "--duration", "10s", "--fps", "30",
         "--size", "60x40", "--scale", "1", "--format", "rgba", "-o", "-"],
        cwd=folder, capture_output=True, timeout=300, env={**os.environ, **(environment or {})})
    after = os.times()
    said = done.stderr.decode()
    proof.check(done.returncode == 0, f"{name} ended with {done.returncode}: {said[-800:]}")
    trace = "\n".join(line for line in said.splitlines() if "; took " not in line)
    cpu = after.children_user + after.children_system
    cpu -= before.children_user + before.children_system
    return hashlib.sha256(done.stdout).hexdigest(), trace, cpu, len(done.stdout)


def one(kinds, what):
    proof.check(len(kinds) == 1, f"{ROUNDS} runs give {len(kinds)} different {what}")


def repeated(folder):
    """Plays the scene many times while the processors are busy."""
    _, trace, _, size = play("EveryTimer", folder)
    proof.check(size == 300 * 60 * 40 * 4, f"the film has {size} bytes")
    lines = trace.splitlines()
    missing = [line for line in PROMISED if line not in lines]
    proof.check(not missing, f"not in the trace:\n" + "\n".join(missing) + f"\nbut\n{trace}")
    proof.check("warning" not in trace, f"a warning:\n{trace}")
    proof.say(f"{len(PROMISED)} promised times in a trace of {len(lines)} lines")
    busy = [
        subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(os.cpu_count() or 1)]
    try:
        runs = [play("EveryTimer", folder) for _ in range(ROUNDS)]
    finally:
        for process in busy:
            process.kill()
            process.wait()
    one({run[1] for run in runs} | {trace}, "traces")
    one({run[0] for run in runs}, "films")
    spent = sorted(run[2] for run in runs)
    median = spent[len(spent) // 2]
    proof.say(
        f"{ROUNDS} runs of 10 s with busy processors: one trace, one film; CPU median "
        f"{median * 1000:.0f} ms, least {spent[0] * 1000:.0f}, most {spent[-1] * 1000:.0f}")
    proof.check(median < WANTED_CPU, f"a run takes {median:.3f} s of CPU")
    threads = set(re.findall(r"threads (\d+)", trace))
    proof.check(threads == {"1"}, f"the scene's process has {threads} threads")
    proof.say("one thread, at the start and at the end")


def value(bits):
    return struct.unpack("<d", struct.pack("<Q", int(bits)))[0]


ORACLES = {
    "cbrt": lambda x: math.copysign(abs(x) ** (1 / 3), x),
    "exp2": lambda x: 2 ** x,
    "pow": lambda x: x ** 3.7, "atan2": lambda x: math.atan2(x, -2.5),
    "hypot": lambda x: math.hypot(x, 1.25)}


def mathematics(folder):
    """Compares a scene's libm with itself on a plainer processor, and with another."""
    wide, narrow = (play("Mathematics", folder, more)[1] for more in (None, NARROW))
    proof.check(wide == narrow, "libm in a scene depends on the processor")
    worst = {}
    for line in wide.splitlines():
        words = line.split()
        if words[:1] != ["math"]:
            continue
        name, x, y = words[1], value(words[2]), value(words[3])
        wanted = ORACLES.get(name, getattr(math, name, None))(x)
        off = abs(y - wanted) / max(abs(wanted), 1e-3)
        worst[name] = max(worst.get(name, 0), off)
    proof.check(len(worst) == 27, f"{len(worst)} functions told")
    far = {name: off for name, off in worst.items() if off > WITHIN}
    proof.check(not far, f"off by more than {WITHIN}: {far}")
    name = max(worst, key=worst.get)
    proof.say(
        f"{len(worst)} functions of libm: the same bits with and without wide units, and at most "
        f"{worst[name]:.1e} off ({name})")


def run(folder):
    for scene in SCENES.glob("*.swift"):
        shutil.copy(scene, folder)
    mathematics(folder)
    repeated(folder)


proof.main(run)
