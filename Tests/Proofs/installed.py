"""An installed tool works from a place it cannot write, for another user, whatever paths are named.

The prefix has spaces and letters beyond ASCII in its name and is read-only; the runs belong to a
user who owns nothing but a home. The cache mends damaged entries, notices another compiler, keeps
its limit and serves runs side by side. Where the kernel cannot shut scenes in, that is told once.
"""
import ctypes
import os
import pathlib
import pwd
import shutil
import struct
import subprocess
import sys
import time

import proof

SCENE = """import SwiftUI

#Preview("Grüße") {
  VStack {
    Text("%s")
    Image("Bild é").resizable().frame(width: 20, height: 20)
  }
}
"""
BATCH = 4


def user():
    """Another user's number where that may be taken on, else nil."""
    if os.getuid() != 0:
        return None
    return pwd.getpwnam("nobody").pw_uid


def become(number):
    def drop():
        if number is not None:
            os.setgroups([])
            os.setgid(number)
            os.setuid(number)
    return drop


class Place:
    """An installation and a home of somebody who may only read it."""

    def __init__(self, folder):
        self.owner = user()
        self.prefix = folder / "Präfix mit Leerzeichen"
        self.home = folder / "Heim é"
        self.work = self.home / "Meine Szenen ✨"
        build = os.path.dirname(proof.TOOL)
        proof.Run(
            [proof.ROOT / ".ci/install", self.prefix], proof.ROOT,
            environment={"SWIFT": "swift", "BUILD": build})
        self.work.mkdir(parents=True)
        # The way to it must be open to others.
        os.chmod(folder, 0o755)
        subprocess.run(["chmod", "-R", "a-w", self.prefix], check=True)
        if self.owner is not None:
            subprocess.run(["chown", "-R", str(self.owner), self.home], check=True)
        self.tool = self.prefix / "bin/zoetrope"

    def environment(self, more=None):
        kept = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("ZOETROPE", "XDG"))}
        temporary = self.home / "tmp"
        return {**kept, "HOME": str(self.home), "TMPDIR": str(temporary), **(more or {})}

    def start(self, arguments, more=None, prepare=None):
        (self.home / "tmp").mkdir(exist_ok=True)
        if self.owner is not None:
            os.chown(self.home / "tmp", self.owner, self.owner)
        drop = become(self.owner)

        def first():
            drop()
            if prepare:
                prepare()
        return subprocess.Popen(
            [self.tool, *arguments], cwd=self.work, env=self.environment(more), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=first)

    def run(self, arguments, wanted=0, more=None, prepare=None):
        before = os.times()
        process = self.start(arguments, more, prepare)
        output, errors = process.communicate(timeout=200)
        after = os.times()
        if wanted is not None:
            proof.check(
                process.returncode == wanted,
                f"{arguments} ended with {process.returncode}, not {wanted}: {errors}")
        cpu = after.children_user + after.children_system
        return output, errors, cpu - before.children_user - before.children_system

    def still(self, name, picture="bild.png", **more):
        return self.run(["still", name, "--size", "60x60", "-o", picture], **more)

    def cache(self):
        return self.home / ".cache/zoetrope"

    def entries(self):
        folder = self.cache() / "scenes"
        return sorted(folder.iterdir()) if folder.exists() else []

    def write(self, name, text):
        (self.work / name).write_text(SCENE % text)


def listing(folder):
    return sorted(
        (str(path), path.lstat().st_mtime_ns, path.lstat().st_size) for path in folder.rglob("*"))


def first_run(place):
    (place.work / "Bild é.png").write_bytes(picture(200, 30, 30))
    place.write("Szene é 1.swift", "ä")
    _, _, cpu = place.still("Szene é 1.swift")
    shown = proof.Picture(place.work / "bild.png")
    red = any(
        shown.pixel(x, y)[:3] == (200, 30, 30) for y in range(shown.height)
        for x in range(shown.width))
    proof.check(red, "the picture beside the scene is not shown")
    proof.say(f"first scene of a new user: {cpu:.2f} s of CPU, the system's modules included")
    proof.check(cpu < 2.5, f"the first compile takes {cpu:.1f} s of CPU")
    clang = place.cache() / "clang"
    proof.check(
        not clang.exists() or not any(clang.rglob("*.pcm")), "the system's modules are built again")
    _, _, cpu = place.still("Szene é 1.swift")
    proof.say(f"the same from the cache: {cpu:.2f} s")
    proof.check(cpu < 0.4, f"a cached scene takes {cpu:.2f} s")
    wrong = (place.work / "Falsch é.swift")
    wrong.write_text("import SwiftUI\n#Preview { Text(1 + ) }\n")
    _, errors, _ = place.still("Falsch é.swift", wanted=3)
    proof.check("Falsch é.swift:2:" in errors, f"a wrong line is not named: {errors}")


def picture(red, green, blue):
    """A PNG of one colour."""
    import zlib

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(
            ">I", zlib.crc32(kind + body))
    rows = (b"\0" + bytes((red, green, blue)) * 4) * 4
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 4, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def damage(place):
    entry = place.entries()[0]
    library = entry / "scene.so"
    whole = library.read_bytes()

    def cut():
        library.write_bytes(whole[:1000])

    def flip():
        library.write_bytes(whole[:-9] + bytes([whole[-9] ^ 255]) + whole[-8:])

    def drop():
        library.unlink()

    def forget():
        (entry / "sum").unlink()

    def block():
        shutil.rmtree(entry)
        entry.write_bytes(b"in the way")
    for harm in (cut, flip, drop, forget, block):
        harm()
        place.still("Szene é 1.swift")
        proof.check(library.exists(), f"{harm.__name__}: the entry is not made again")
    proof.say("five kinds of damage to a cache entry: each mended by the next run")


def side_by_side(place):
    for number in range(BATCH):
        place.write(f"Neben {number}.swift", f"n{number}")
    lines = [
        ["still", f"Neben {number % BATCH}.swift", "--size", "60x60", "-o", f"neben{number}.png"]
        for number in range(2 * BATCH)]
    running = [place.start(line) for line in lines]
    for process in running:
        _, errors = process.communicate(timeout=200)
        proof.check(process.returncode == 0, f"one of several runs failed: {errors}")
    for number in range(BATCH):
        pair = [(place.work / f"neben{n}.png").read_bytes() for n in (number, number + BATCH)]
        proof.check(pair[0] == pair[1], "two runs side by side differ")
    drafts = [entry.name for entry in place.entries() if entry.name.startswith(".")]
    proof.check(not drafts, f"drafts are left: {drafts}")
    proof.say(f"{len(lines)} runs at once, in pairs of one scene: all well, nothing half done left")


def compilers(place, folder):
    """The same compiler at another path, and modules that another compiler made."""
    count = len(place.entries())
    found = shutil.which("swiftc")
    root = pathlib.Path(os.path.realpath(found)).parents[1]
    other = folder / "Andere é"
    (other / "bin").mkdir(parents=True)
    for name in os.listdir(root):
        if name != "bin":
            (other / name).symlink_to(root / name)
    for name in os.listdir(root / "bin"):
        (other / "bin" / name).symlink_to(root / "bin" / name)
    place.still("Szene é 1.swift", more={"ZOETROPE_SWIFT": str(other)})
    proof.check(len(place.entries()) == count + 1, "another compiler is not noticed")
    proof.say("a compiler at another place: compiled anew")


def limit(place):
    now = time.time()
    for number, entry in enumerate(place.entries()):
        os.utime(entry, (now - 5000 - number, now - 5000 - number))
    place.write("Neu.swift", "neu")
    place.still("Neu.swift", more={"ZOETROPE_CACHE_LIMIT": "1K"})
    proof.check(len(place.entries()) == 1, f"{len(place.entries())} entries are kept over the limit")
    output, _, _ = place.run(["cache", "list"])
    proof.check("Neu.swift" in output, f"cache list says {output!r}")
    place.run(["cache", "clear"])
    proof.check(not place.entries(), "cache clear leaves entries")
    proof.say("the limit holds, list names the scene, clear removes all")


def without(calls):
    """Makes system calls fail in this process as on a kernel that has none of them."""
    libc = ctypes.CDLL(None, use_errno=True)
    load, jump, give = 0x20, 0x15, 0x06
    program = [(load, 0, 0, 0)]
    for number, argument in calls:
        if argument is None:
            program += [(jump, 0, 1, number), (give, 0, 0, 0x00050000 | 38)]
        else:
            program += [
                (jump, 0, 4, number), (load, 0, 0, 16), (jump, 0, 1, argument),
                (give, 0, 0, 0x00050000 | 22), (load, 0, 0, 0)]
    program.append((give, 0, 0, 0x7FFF0000))
    code = b"".join(struct.pack("<HBBI", *step) for step in program)
    buffer = ctypes.create_string_buffer(code, len(code))

    class Program(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]
    filters = Program(len(program), ctypes.cast(buffer, ctypes.c_void_p))
    libc.prctl(38, 1, 0, 0, 0)
    if libc.prctl(22, 2, ctypes.byref(filters), 0, 0) != 0:
        sys.exit("no filter")


LANDLOCK = [(444, None), (445, None), (446, None)]
SECCOMP = [(317, None), (157, 22)]


def old_kernels(place):
    """Kernels without Landlock, without seccomp, and without both."""
    if os.uname().machine != "x86_64":
        return proof.say("the numbers of system calls are known for x86-64 only; left out")
    for number in range(3):
        place.write(f"Alt {number}.swift", f"alt {number}")
    for calls, words in (
            (LANDLOCK, "from files;"), (SECCOMP, "from system calls;"),
            (LANDLOCK + SECCOMP, "from files or system calls;")):
        for line in (
                ["still", "Alt 0.swift", "--size", "60x60", "-o", "alt.png"],
                ["record", "Alt 0.swift", "Alt 1.swift", "Alt 2.swift", "--size", "60x60"]):
            _, errors, _ = place.run(line, prepare=lambda: without(calls))
            told = errors.count("this kernel cannot keep scenes")
            proof.check(told == 1 and words in errors, f"{line[0]} says {told} times: {errors}")
        _, errors, _ = place.still("Alt 0.swift", more=None, picture="neu.png")
        proof.check("kernel" not in errors, errors)
        same = (place.work / "alt.png").read_bytes() == (place.work / "neu.png").read_bytes()
        proof.check(same, "another picture without a sandbox")
        _, errors, _ = place.run(
            ["still", "Alt 0.swift", "--no-sandbox", "-o", "alt.png"],
            prepare=lambda: without(calls))
        proof.check("kernel" not in errors, "a warning where no sandbox is wanted")
    proof.say("kernels without Landlock, seccomp or both: warned once, and the same picture")


def run(folder):
    place = Place(folder)
    before = listing(place.prefix)
    first_run(place)
    damage(place)
    side_by_side(place)
    compilers(place, folder)
    limit(place)
    old_kernels(place)
    proof.check(listing(place.prefix) == before, "the installation has changed")
    left = [path for path in (place.home / "tmp").rglob("*")]
    proof.check(not left, f"temporary files are left: {left}")
    subprocess.run(["chmod", "-R", "u+w", place.prefix], check=True)
    who = "another user" if place.owner is not None else "this user"
    proof.say(f"{who} could run all of it from a read-only '{place.prefix.name}'")


proof.main(run)
