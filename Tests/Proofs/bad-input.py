"""Each kind of bad input ends with its own status and one paragraph, and leaves no file."""
import proof

FLAGS = ["--size", "60x40", "--scale", "1"]
BODY = "import SwiftUI\nstruct Bad: View {{ var body: some View {{ {} }} }}\n#Preview {{ Bad() }}\n"
# A name, the scene's text or None, flags, status, and words that the message must hold.
TABLE = [
    ("missing file", None, [], 2, ["scene.swift"]),
    ("empty file", "", [], 3, ["scene.swift", "#Preview"]),
    ("syntax error", "import SwiftUI\n#Preview { Text(\"a\" }\n", [], 3, ["scene.swift:2:"]),
    ("wrong type", BODY.format("Text(4)"), [], 3, ["scene.swift:2:", "error:"]),
    ("no preview", "import SwiftUI\nlet x = 1\n", [], 3, ["scene.swift", "#Preview"]),
    ("unknown preview", proof.SLIDE, ["--preview", "Dim"], 2, ["Dim"]),
    ("unknown flag", proof.SLIDE, ["--sise", "4"], 2, ["--sise", "--size"]),
    ("fatalError in body", BODY.format('fatalError("no luck")'), [], 3, ["scene.swift", "no luck"]),
    ("stack overflow", BODY.format("deep(0); return Text(\"x\")")
     + "func deep(_ n: Int) { var a = [n]; a.append(n); deep(n + a.count); print(a) }\n", [], 3,
     ["recursion"]),
    ("endless loop in body", BODY.format('while true {}; return Text("x")'), [], 5, ["progress"]),
    ("endless memory", BODY.format(
        "var all: [[Int]] = []; while true { all.append([Int](repeating: 1, count: 1 << 22)) };"
        ' return Text("\\(all.count)")'), [], 5, ["memory"]),
    ("unwritable output", proof.SLIDE, ["-o", "/proc/nowhere/film.mp4"], 4, ["/proc/nowhere"]),
    ("output folder missing", proof.SLIDE, ["-o", "nowhere/film.mp4"], None, []),
    ("unknown format", proof.SLIDE, ["-o", "film.doc"], 2, ["film.doc"]),
]


def paragraph(name, run, words):
    """Holds the message to its form: short, one paragraph, with the words, without a signal's."""
    text = run.errors
    proof.check(run.output == "", f"{name}: standard output holds {run.output!r}")
    proof.check(text.strip(), f"{name}: no message")
    proof.check("\n\n" not in text, f"{name}: more than a paragraph:\n{text}")
    proof.check(len(text) < 1500, f"{name}: a message of {len(text)} characters:\n{text}")
    for word in words:
        proof.check(word in text, f"{name}: the message does not name {word!r}:\n{text}")
    for word in ("Segmentation fault", "Stack dump", "zoetrope-proof", ".build"):
        proof.check(word not in text, f"{name}: the message tells {word!r}:\n{text}")


def run(folder):
    for index, (name, text, flags, status, words) in enumerate(TABLE):
        place = folder / str(index)
        place.mkdir()
        if text is not None:
            (place / "scene.swift").write_text(text)
        before = sorted(place.rglob("*"))
        output = [] if "-o" in flags else ["-o", "film.mp4"]
        done = proof.tool(
            ["render", "scene.swift", *FLAGS, *output, *flags], place, wanted=None)
        if status is None:
            # Making the folder and refusing are both fine; half a film is not.
            proof.check(done.status in (0, 4), f"{name}: status {done.status}")
        else:
            proof.check(done.status == status, f"{name}: status {done.status}:\n{done.errors}")
            paragraph(name, done, words)
            left = sorted(place.rglob("*"))
            proof.check(left == before, f"{name}: left {left}")
        proof.say(f"{name}: status {done.status}, {done.errors.strip().splitlines()[:1]}")
    full_disk(folder)


FORMATS = ("png", "apng", "gif", "webp", "mp4", "mov", "webm", "jpg", "y4m", "rgba", "%03d.png")
SIZES = 20


def full_disk(folder):
    """Every format on twenty disks, from one of a page to one that just does: a film that fits is
    whole, one that does not leaves nothing and says why."""
    (folder / "scene.swift").write_text(proof.SLIDE)
    for ending in FORMATS:
        name = ending if "%" in ending else f"film.{ending}"
        verb = ["still", "--at", "0.2s"] if ending in ("png", "jpg") else [
            "render", "--duration", "0.2s"]
        line = [*verb, "scene.swift", "-q", "--size", "200x200", "--scale", 1]
        reference = folder / f"reference-{ending.replace('%', '')}"
        reference.mkdir()
        proof.tool([*line, "-o", reference / name], folder)
        need = sum(
            (file.stat().st_size + 4095) // 4096 for file in reference.iterdir()) or 1
        failed = fitted = 0
        for step in range(SIZES):
            # tmpfs counts pages; its root and the names take some of their own.
            pages = 1 + (need * 2 + 8) * step // (SIZES - 1)
            with proof.small_disk(folder, f"{pages * 4}k") as disk:
                if disk is None:
                    proof.say("full disk: skipped, since this user may not mount one")
                    return
                done = proof.tool([*line, "-o", disk / name], folder, wanted=None)
                left = sorted(file.name for file in disk.rglob("*") if file.is_file())
                where = f"{name} on {pages * 4} kB"
                if done.status == 0:
                    same = sorted(file.name for file in reference.iterdir())
                    proof.check(left == same, f"{where}: {left}, not {same}")
                    for file in reference.iterdir():
                        proof.check(
                            (disk / file.name).read_bytes() == file.read_bytes(),
                            f"{where}: {file.name} is not whole")
                    fitted += 1
                else:
                    proof.check(done.status == 4, f"{where}: status {done.status}:\n{done.errors}")
                    proof.check(
                        str(disk) in done.errors or "disk" in done.errors,
                        f"{where}:\n{done.errors}")
                    proof.check(not left, f"{where}: left {left}")
                    failed += 1
        proof.say(f"full disk, {name}: {failed} of {SIZES} sizes too small, {fitted} enough")
        proof.check(failed > 0 and fitted > 0, f"{name}: {failed} failed, {fitted} fitted")


proof.main(run)
