"""Measures the rasterizer beside others on the same drawing tasks, in one interleaved run.

usage: bench.py BENCHMARKS [FOLDER] [ROUNDS] [WORKLOAD…]
FOLDER keeps the peers that are installed or built; by default .build/peers. BLEND2D_SRC, ASMJIT_SRC
and THORVG_SRC name checkouts of those projects; a peer that cannot be had is left out with a word.

Every figure is CPU time on one thread, but for the lines that say so. Peers take turns within a round, and
a ratio is the median over the rounds of ours over theirs, so that a machine that slows down drops out.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# What is wanted of ours over a peer: workload, ours, peer, greatest ratio.
TARGETS = [
    ("shapes", "zoetrope", "blend2d", 0.65), ("shapes", "zoetrope", "cairo", 0.25),
    ("icons", "zoetrope", "blend2d", 0.65), ("icons", "zoetrope", "cairo", 0.25),
    ("glyphs", "zoetrope", "blend2d", 0.65), ("glyphs", "zoetrope", "cairo", 0.25),
    ("gradients", "zoetrope", "blend2d", 1.0), ("gradients", "zoetrope", "cairo", 0.1),
    ("shadows", "zoetrope", "cairo", 0.15), ("strokes", "zoetrope", "skia", 0.4),
    ("groups", "zoetrope", "skia", 0.5), ("full-opaque", "zoetrope", "blend2d", 0.8),
    ("full-faded", "zoetrope", "blend2d", 1.3), ("text", "reusing", "skia", 1.1),
    ("blur 400 σ10", "zoetrope", "opencv", 0.7), ("blur 400 σ30", "zoetrope", "opencv", 0.7),
    ("blur hd σ20", "zoetrope", "opencv", 1.0), ("blur 400 σ10", "zoetrope", "skia", 0.2),
    ("blur 400 σ30", "zoetrope", "skia", 0.2), ("blur hd σ20", "zoetrope", "skia", 0.2),
    ("interface", "zoetrope", "cairo", 0.5), ("interface", "reusing", "cairo", 0.2)]
# Blurs: a layer less the same layer unblurred; the size of OpenCV's picture holds the spread.
BLURS = {"blur 400 σ10": ("blur-400-10", "blur-400", (460, 460, 10)),
         "blur 400 σ30": ("blur-400-30", "blur-400", (580, 580, 30)),
         "blur hd σ20": ("blur-hd-20", "blur-hd", (1920, 1080, 20))}
# Blend2D draws dashes solid, so its strokes are no measure.
UNLIKE = {("strokes", "blend2d")}
LENGTHS = {"strokes": 5, "interface": 120}


def quietly(*words, **more):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)
    return done.returncode == 0


def leave_out(name, why):
    print(f"{name}: left out, {why}", flush=True)


def flags(package):
    done = subprocess.run(["pkg-config", "--cflags", "--libs", package], capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else None


def compile_peer(folder, name, *more):
    made = folder / name
    source = HERE / f"{name}.cpp"
    newest = max(source.stat().st_mtime, (HERE / "peer.h").stat().st_mtime)
    if made.exists() and made.stat().st_mtime > newest:
        return made
    return made if quietly("g++", "-O3", "-march=native", "-std=c++20", "-o", made, source, *more) else None


def build(folder, log, *commands):
    """Runs commands into a log; whether all went well."""
    # Meson looks for ninja on the path, unless it is told.
    ninja = folder / "venv/bin/ninja"
    variables = os.environ | ({"NINJA": str(ninja)} if ninja.exists() else {})
    with open(folder / log, "w") as out:
        return all(subprocess.run([str(w) for w in words], stdout=out, stderr=out, env=variables).returncode == 0
                   for words in commands)


def python_peers(folder, engines):
    python = folder / "venv/bin/python"
    if not python.exists() and not quietly(sys.executable, "-m", "venv", folder / "venv"):
        leave_out("Skia and OpenCV", "python3 has no venv; install python3-venv")
        return python
    for package, module in (("skia-python", "skia"), ("opencv-python-headless", "cv2"),
                            ("numpy", "numpy"), ("cmake", "cmake"), ("ninja", "ninja"),
                            ("meson", "mesonbuild")):
        known = quietly(python, "-c", f"import {module}")
        if not known:
            quietly(python, "-m", "pip", "-q", "install", "--only-binary", ":all:", package)
            known = quietly(python, "-c", f"import {module}")
        if known and module == "skia":
            engines["skia"] = [python, HERE / "skia_peer.py"]
        elif known and module == "cv2":
            engines["opencv"] = [python, HERE / "opencv_peer.py"]
        elif not known:
            leave_out(package, "pip could not install it")
    return python


def blend2d(folder, engines):
    sources, compiler = os.environ.get("BLEND2D_SRC"), os.environ.get("ASMJIT_SRC")
    if not sources or not compiler:
        return leave_out("Blend2D", "BLEND2D_SRC and ASMJIT_SRC do not name its sources")
    tools, place = folder / "venv/bin", folder / "blend2d-build"
    library = place / "libblend2d.a"
    if not library.exists():
        cmake = tools / "cmake" if (tools / "cmake").exists() else "cmake"
        build(folder, "blend2d.log",
              [cmake, "-S", sources, "-B", place, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
               f"-DCMAKE_MAKE_PROGRAM={tools / 'ninja'}", "-DBLEND2D_STATIC=ON",
               f"-DASMJIT_DIR={compiler}"], [cmake, "--build", place])
    made = library.exists() and compile_peer(
        folder, "blend2d", "-DBL_STATIC", f"-I{sources}", library, "-lpthread", "-lrt")
    if made:
        engines["blend2d"] = [made]
    else:
        leave_out("Blend2D", f"it did not build, see {folder / 'blend2d.log'}")


def thorvg(folder, engines):
    sources = os.environ.get("THORVG_SRC")
    if not sources:
        return leave_out("ThorVG", "THORVG_SRC does not name its sources")
    python, place = folder / "venv/bin/python", folder / "thorvg-build"
    if not list(place.rglob("libthorvg*.a")):
        build(folder, "thorvg.log",
              [python, "-m", "mesonbuild.mesonmain", "setup", place, sources, "--buildtype=release",
               "-Ddefault_library=static", "-Dsimd=true", "-Dthreads=false", "-Dloaders=", "-Dsavers="],
              [folder / "venv/bin/ninja", "-C", place])
    libraries = sorted(place.rglob("libthorvg*.a"))
    made = libraries and compile_peer(
        folder, "thorvg", f"-I{sources}/inc", *libraries, "-lpthread", "-fopenmp")
    if made:
        engines["thorvg"] = [made]
    else:
        leave_out("ThorVG", f"it did not build, see {folder / 'thorvg.log'}")


def cairo(folder, engines):
    if flags("cairo") is None and shutil.which("apt-get"):
        root = [] if os.getuid() == 0 else ["sudo"]
        quietly(*root, "apt-get", "install", "-qq", "-y", "--no-install-recommends", "libcairo2-dev")
    found = flags("cairo")
    made = found and compile_peer(folder, "cairo", *found)
    if made:
        engines["cairo"] = [made]
    else:
        leave_out("Cairo", "libcairo2-dev or a C++ compiler is missing")


def times(words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode:
        return None
    return [float(line) for line in done.stdout.split()]


def size(name, numbers):
    """What stands for a run: the mean of a film, the median of a picture drawn again and again."""
    return statistics.fmean(numbers) if name == "interface" else statistics.median(numbers)


def measure(engines, names, folder, rounds):
    found = {}
    for turn in range(rounds):
        for name in names:
            for engine, command in engines.items():
                if engine == "opencv" or (name, engine) in UNLIKE:
                    continue
                words = [*command, folder / f"{name}.txt", "-n", LENGTHS.get(name, 9)]
                if engine == "reusing":
                    words = [w for w in words] + ["--reuse"]
                numbers = times(words)
                if numbers:
                    found.setdefault((name, engine), []).append(size(name, numbers))
        if "opencv" in engines:
            for name, (_, _, numbers) in BLURS.items():
                taken = times([*engines["opencv"], *numbers, 7])
                if taken:
                    found.setdefault((name, "opencv"), []).append(statistics.median(taken))
        print(f"round {turn + 1} of {rounds} done", flush=True)
    for name, (blurred, plain, _) in BLURS.items():
        for engine in engines:
            if (blurred, engine) in found and (plain, engine) in found:
                pairs = zip(found[blurred, engine], found[plain, engine])
                found[name, engine] = [max(0.01, much - less) for much, less in pairs]
    return found


def ratio(found, name, ours, peer):
    if (name, ours) not in found or (name, peer) not in found:
        return None
    return statistics.median(a / b for a, b in zip(found[name, ours], found[name, peer]))


def table(found, engines, names):
    rows = [n for n in names if not n.startswith("blur")] + list(BLURS)
    print("\nCPU ms a frame, one thread (medians), and in brackets ours over theirs")
    print("| | " + " | ".join(engines) + " |\n|---" + "|---" * len(engines) + "|")
    for name in rows:
        cells = []
        for engine in engines:
            if (name, engine) not in found:
                cells.append("-")
                continue
            over = ratio(found, name, "zoetrope", engine)
            mark = f" ({over:.2f})" if over and engine not in ("zoetrope", "reusing") else ""
            cells.append(f"{statistics.median(found[name, engine]):.2f}{mark}")
        print(f"| {name} | " + " | ".join(cells) + " |")


def verdicts(found):
    missed = 0
    print("\nours over theirs, wanted at most")
    for name, ours, peer, most in TARGETS:
        over = ratio(found, name, ours, peer)
        if over is None:
            continue
        missed += over > most
        with_caches = " with caches and damage" if ours == "reusing" else ""
        print(f"{'ok  ' if over <= most else 'OVER'} {name}{with_caches} / {peer}: {over:.2f} of {most}")
    print(f"{missed} over" if missed else "all within")


def agreement(engines, names, folder, python):
    """How far each peer's picture is from ours, so that nobody wins by drawing less."""
    print("\npictures beside ours: mean difference of 255, share of pixels off by more than 32")
    for name in names:
        line = []
        for engine, command in engines.items():
            if engine in ("opencv", "reusing") or (name, engine) in UNLIKE:
                continue
            raw = folder / f"{engine}.raw"
            if times([*command, folder / f"{name}.txt", "-n", 1, "-o", raw]) is None:
                continue
            if engine == "zoetrope":
                continue
            done = subprocess.run(
                [python, "-c", "import numpy as n,sys\n"
                 "a,b=(n.fromfile(f,n.uint8).reshape(-1,4)[:,:3].astype(int) for f in sys.argv[1:])\n"
                 "d=abs(a-b)\nprint(f'{d.mean():.2f} {100*(d.max(1)>32).mean():.2f} %')",
                 str(folder / "zoetrope.raw"), str(raw)], capture_output=True, text=True)
            line.append(f"{engine} {done.stdout.strip()}")
        print(f"{name}: " + ", ".join(line))


def together(ours, names, folder):
    """Two frames in flight over one: elapsed, and by CPU, which is what two processors to themselves would give,
    for threads that never wait: twice the CPU a frame takes alone over the CPU it takes beside another."""
    gains, elapsed = [], []
    for name in ("shapes", "icons", "strokes", "interface"):
        if name not in names:
            continue
        rounds = []
        for _ in range(5):
            count = {"interface": 480, "icons": 240, "strokes": 60}.get(name, 120)
            rounds.append([times([ours, folder / f"{name}.txt", "-n", count, "--threads", n, "--wall"])
                           for n in (1, 2)])
        elapsed.append(statistics.median(one[0] / two[0] for one, two in rounds))
        gains.append(2 * statistics.median(one[1] / two[1] for one, two in rounds))
        waits = max(two[2] for _, two in rounds)
        print(f"{name}: two frames in flight are {elapsed[-1]:.2f} times as fast as one, "
              f"{gains[-1]:.2f} by CPU ({waits:.0f} waits in {count} frames)")
    if gains:
        print(f"mean {statistics.fmean(elapsed):.2f} elapsed, {statistics.fmean(gains):.2f} by CPU, wanted at "
              "least 1.8")


def main():
    ours = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".build/peers").resolve()
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    folder.mkdir(parents=True, exist_ok=True)
    engines = {"zoetrope": [ours], "reusing": [ours]}
    python = python_peers(folder, engines)
    cairo(folder, engines)
    blend2d(folder, engines)
    thorvg(folder, engines)
    lists = folder / "workloads"
    done = subprocess.run(
        [str(python if python.exists() else sys.executable), "-c",
         f"import sys; sys.path.insert(0, {str(HERE)!r}); import workloads\n"
         f"print(*workloads.write_all({str(lists)!r}))"], capture_output=True, text=True, check=True)
    names = done.stdout.split()
    if len(sys.argv) > 4:
        names = [name for name in names if name in sys.argv[4:]]
    found = measure(engines, names, lists, rounds)
    table(found, engines, names)
    verdicts(found)
    print()
    together(ours, names, lists)
    if python.exists() and quietly(python, "-c", "import numpy"):
        agreement(engines, names, lists, python)


main()
