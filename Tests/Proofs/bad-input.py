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


def full_disk(folder):
    """A film and a sequence of pictures on a disk that is too small for either."""
    (folder / "scene.swift").write_text(proof.SLIDE)
    with proof.small_disk(folder, "12k") as disk:
        if disk is None:
            proof.say("full disk: skipped, since this user may not mount one")
            return
        for output in ("film.mp4", "%05d.png", "film.gif"):
            done = proof.tool(
                ["render", "scene.swift", "--size", "400x400", "--scale", "3", "-o", disk / output],
                folder, wanted=None)
            proof.check(done.status == 4, f"full disk: status {done.status}:\n{done.errors}")
            proof.check(
                str(disk) in done.errors or "disk" in done.errors, f"full disk:\n{done.errors}")
            left = [str(file) for file in disk.rglob("*") if file.is_file()]
            proof.check(not left, f"full disk: left {left}")
            proof.say(f"full disk, {output}: status 4, {done.errors.strip().splitlines()[-1:]}")


proof.main(run)
