"""100,000 random display lists with extreme numbers, drawn under the address sanitizer: no trap, no bad
access, no leak, each within a bound of time and memory. FUZZ_LISTS changes how many."""
import os
import subprocess

import proof

LISTS = int(os.environ.get("FUZZ_LISTS", 100_000))
BATCH = 2_500
# The sanitizer makes drawing three to five times slower, and holds on to what was freed.
MOST_SECONDS = 20
MOST_MEGABYTES = 2_500


def run(folder):
    swift, place = os.environ.get("SWIFT", "swift"), proof.ROOT / ".build/sanitized"
    words = [swift, "build", "-c", "release", "--sanitize=address", "--product", "fuzzing",
             "--scratch-path", place]
    built = subprocess.run([str(w) for w in words], cwd=proof.ROOT, capture_output=True, text=True)
    proof.check(built.returncode == 0, f"the sanitized build failed:\n{built.stdout[-2000:]}")
    # Tens of thousands of quarantined pictures would be memory of the sanitizer's, not ours.
    options = {"ASAN_OPTIONS": "quarantine_size_mb=64"}
    slowest, largest, cost, done = 0, 0, 0.0, 0
    while done < LISTS:
        count = min(BATCH, LISTS - done)
        result = proof.Run([place / "release/fuzzing", done, count], folder, environment=options,
                           wanted=None, timeout=3_600)
        last = result.errors.strip().splitlines()
        proof.check(result.status == 0, f"a list ended the process: {last[-40:]}")
        seed, time, memory = (int(word) for word in result.output.split())
        proof.check(time < MOST_SECONDS * 1_000, f"the list of seed {seed} took {time} ms")
        proof.check(memory < MOST_MEGABYTES, f"lists up to {done + count} took {memory} MB")
        slowest, largest = max(slowest, time), max(largest, memory)
        cost, done = cost + result.cpu, done + count
    proof.say(f"{done} lists drawn in {cost:.0f} s of CPU; the slowest took {slowest} ms, "
              f"the process at most {largest} MB")


proof.main(run)
