"""Scenes come out as the same bytes on one, two and four threads, in bands of 16 and of 64 rows, with and
without the wide kernels, and with and without the processor's wide units; and render after render."""
import hashlib

import proof

NARROW = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"}
PLAIN, NARROWER = {"ZOETROPE_SIMD": "off"}, {"ZOETROPE_SIMD": "avx2"}
# Threads and environment; the first is what a user gets.
WAYS = [(1, {}), (2, {}), (4, {}), (1, {"ZOETROPE_BAND": "16"}), (2, {"ZOETROPE_BAND": "16"}),
        (4, {"ZOETROPE_BAND": "16"}), (1, PLAIN), (1, NARROWER), (2, {**PLAIN, "ZOETROPE_BAND": "16"}),
        (1, NARROW), (2, {**NARROW, **PLAIN})]


def digest(folder):
    """How many pictures there are, and one hash over their names and bytes."""
    total = hashlib.sha256()
    frames = sorted(folder.glob("*.png"))
    for frame in frames:
        total.update(frame.name.encode() + frame.read_bytes())
    return len(frames), total.hexdigest()


def run(folder):
    (folder / "slide.swift").write_text(proof.SLIDE)
    scenes = [folder / "slide.swift", *sorted((proof.ROOT / "Scenes/Conformance").rglob("*.swift"))]
    scenes += [proof.ROOT / f"Scenes/Showcase/{name}.swift" for name in ("LikeButton", "LogoIntro")]
    for scene in scenes:
        seen = {}
        for turn, (threads, environment) in enumerate(WAYS):
            place = folder / f"{scene.stem}-{turn}"
            proof.tool(["render", scene, "-q", "-j", threads, "--fps", "20", "-o", place / "%05d.png"],
                       folder, environment=environment)
            seen.setdefault(digest(place), []).append((threads, environment))
        counts = [frames for frames, _ in seen]
        proof.say(f"{scene.name}: {len(WAYS)} renders of {counts[0]} frames, {len(seen)} different")
        proof.check(len(seen) == 1, f"{scene.name} came out in {len(seen)} ways: {seen}")
        proof.check(counts[0] > 0, f"{scene.name} has no frames")


proof.main(run)
