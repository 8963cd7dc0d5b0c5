"""Hostile scenes are contained: each ends as it should, in time, and nothing on disk is changed.

Each file of RedTeam says the status it ends with and words of the message. One that is refused
what it tries prints `refused`; one that gets through dies of `breach`.
"""
import hashlib
import os
import re
import shutil
import stat
import struct
import zlib

import proof

SCENES = proof.ROOT / "Tests/Proofs/RedTeam"
HEAD = re.compile(r"// Ends with (\d+): ?(.*)$", re.MULTILINE)
FLAGS = ["--duration", "0.2s", "--size", "80x60", "--limit-time", "6s", "--limit-memory", "1G", "-v"]


def bomb(path):
    """A PNG of a few kilobytes that claims to hold sixteen billion pixels."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(
            ">I", zlib.crc32(kind + body))
    head = struct.pack(">IIBBBBB", 120_000, 120_000, 8, 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(bytes(1 << 20))) + chunk(b"IEND", b""))


def listing(*folders):
    """What lies in folders: each file's path, kind, size, mode, owner, time and bytes."""
    found = {}
    for folder in folders:
        for place, names, files in os.walk(folder):
            for name in names + files:
                path = os.path.join(place, name)
                facts = os.lstat(path)
                body = ""
                if stat.S_ISREG(facts.st_mode) and facts.st_size < 1 << 22:
                    with open(path, "rb") as file:
                        body = hashlib.sha256(file.read()).hexdigest()
                found[path] = (
                    facts.st_mode, facts.st_uid, facts.st_size, facts.st_mtime_ns, body)
    return found


def kept(environment):
    """What hostile scenes might leave in the system: shared memory, semaphores, messages."""
    done = proof.Run(["ipcs", "-a"], "/", environment=environment)
    return done.output


def run(folder):
    names = sorted(path.stem for path in SCENES.glob("*.swift"))
    wanted = os.environ.get("ONLY")
    names = [name for name in names if not wanted or name in wanted.split(",")]
    home, work, temporary = folder / "home", folder / "work", folder / "tmp"
    for place in (home, work, temporary, home / ".config"):
        place.mkdir()
    (home / "secret").write_text("of the user")
    (work / "link").symlink_to("/etc")
    bomb(work / "bomb.png")
    for name in names:
        shutil.copy(SCENES / f"{name}.swift", work)
    cache = folder / "cache"
    environment = {
        "HOME": str(home), "ZOETROPE_CACHE": str(cache), "TMPDIR": str(temporary)}
    shown = ("/dev/shm", "/var/tmp", home, work, temporary)
    before, system = listing(*shown), kept(environment)
    problems = []
    for name in names:
        head = HEAD.search((work / f"{name}.swift").read_text())
        proof.check(head, f"{name} does not say how it ends")
        status, words = int(head[1]), head[2]
        film = folder / "film.png"
        done = proof.tool(
            ["render", f"{name}.swift", *FLAGS, "-o", film.parent / "film/%d.png"], work,
            environment=environment, wanted=None, timeout=60)
        said = done.errors[-1500:]
        if done.status != status:
            problems.append(f"{name} ended with {done.status}, not {status}: {said}")
        elif missing := [part for part in words.split(" + ") if part not in done.errors]:
            problems.append(f"{name} does not say {missing}: {said}")
        elif "breach" in done.errors:
            problems.append(f"{name} got through: {said}")
        shutil.rmtree(folder / "film", ignore_errors=True)
        after = listing(*shown)
        changed = sorted(
            path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
        if changed:
            problems.append(f"{name} changed {', '.join(changed)}")
            before = after
        line = done.errors.strip().splitlines()
        proof.say(f"  {name:22} {done.status} {done.cpu:5.1f} s  {line[-1][:110] if line else ''}")
    if kept(environment) != system:
        problems.append("something is left in shared memory, semaphores or messages")
    proof.check(not problems, "\n".join(problems))
    proof.say(f"{len(names)} hostile scenes contained, nothing on disk changed")


proof.main(run)
