"""Ten renders of a scene, on one thread and two, with and without the processor's wide units,
are the same bytes."""
import hashlib

import proof

NARROW = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"}
RENDERS = 10


def digest(folder):
    """One hash over the names and bytes of all pictures."""
    total = hashlib.sha256()
    frames = sorted(folder.glob("*.png"))
    for frame in frames:
        total.update(frame.name.encode() + frame.read_bytes())
    return len(frames), total.hexdigest()


def run(folder):
    scenes = {"slide.swift": proof.SLIDE}
    for name in ("LikeButton", "LogoIntro"):
        file = proof.ROOT / f"Scenes/Showcase/{name}.swift"
        scenes[file.name] = file.read_text()
    for name, text in scenes.items():
        (folder / name).write_text(text)
        seen = {}
        for turn in range(RENDERS):
            threads, environment = 1 + turn % 2, NARROW if turn // 2 % 2 else {}
            place = folder / f"{name}-{turn}"
            proof.tool(
                ["render", name, "-q", "-j", threads, "--fps", "20", "-o", place / "%05d.png"],
                folder, environment=environment)
            seen.setdefault(digest(place), []).append((threads, bool(environment)))
        counts = [frames for frames, _ in seen]
        proof.say(f"{name}: {RENDERS} renders of {counts[0]} frames, {len(seen)} different")
        proof.check(len(seen) == 1, f"{name} came out in {len(seen)} ways: {seen}")
        proof.check(counts[0] > 5, f"{name} has only {counts[0]} frames")


proof.main(run)
