"""The first frame of a scene is soon on disk: the CPU time of a cached scene and of a new one.

Machines differ, so the figures are printed, and the proof fails only where they are far off.
"""
import proof

CACHED, NEW = 0.3, 1.5
SLACK = 3
RUNS = 5


def scene(salt):
    """Sixty lines of an ordinary scene, different in each salt."""
    rows = "\n".join(
        f'      Text("Row {n}").opacity(isOn ? 1 : {n / 50}).offset(x: isOn ? {n} : 0)'
        for n in range(1, 10))
    extra = "\n".join(f"  private var number{n}: Int {{ {salt} + {n} }}" for n in range(30))
    return (
        "import SwiftUI\n\n/// A list that comes in.\nstruct Rows: View {\n"
        "  @State private var isOn = false\n" + extra + "\n"
        "  var body: some View {\n    VStack {\n" + rows + "\n    }\n"
        "    .onAppear { withAnimation(.spring) { isOn = true } }\n  }\n}\n\n"
        "#Preview {\n  Rows()\n}\n")


def run(folder):
    figures = {"new": [], "cached": []}
    for turn in range(RUNS + 1):
        (folder / "scene.swift").write_text(scene(turn))
        for kind in ("new", "cached"):
            done = proof.tool(["still", "scene.swift", "-q", "-o", "first.png"], folder)
            figures[kind].append(done.cpu)
    lines = scene(0).count("\n")
    proof.say(f"a scene of {lines} lines, CPU seconds to its first frame on disk:")
    # The very first run may build the module cache.
    for kind, limit in (("new", NEW), ("cached", CACHED)):
        seen = sorted(figures[kind][1:])
        median = seen[len(seen) // 2]
        told = " ".join(f"{cpu:.2f}" for cpu in seen)
        proof.say(f"  {kind:7} median {median:.2f} (wanted below {limit}): {told}")
        proof.check(median < limit * SLACK, f"a {kind} scene takes {median:.2f} s of CPU")


proof.main(run)
