"""The tool in a real terminal, recorded through tmux: progress, completion, a picture inline, and
Ctrl-C in the middle."""
import re
import subprocess
import time

import proof
import scenes


class Terminal:
    """A terminal of 100 by 40 letters with a shell in it."""

    def __init__(self, folder):
        self.socket = str(folder / "tmux")
        self.folder = folder
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "40",
                   "env -u NO_COLOR -u CI PS1='$ ' bash --norc --noprofile")
        time.sleep(0.5)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._tmux("kill-server")

    def _tmux(self, *words):
        return subprocess.run(
            ["tmux", "-S", self.socket, *words], cwd=self.folder, text=True, capture_output=True
        ).stdout

    def type(self, *keys):
        self._tmux("send-keys", "--", *keys)

    def screen(self, colours=False):
        return self._tmux("capture-pane", "-p", *(["-e"] if colours else []))

    def wait(self, pattern, seconds=60, colours=False):
        """The screen once it shows a pattern."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            text = self.screen(colours)
            if re.search(pattern, text):
                return text
            time.sleep(0.05)
        raise proof.Failed(f"no {pattern!r} on the screen:\n{self.screen()}")

    def clear(self):
        self.type("clear", "Enter")
        time.sleep(0.3)


def run(folder):
    proof.need("tmux")
    place = folder / "Scenes"
    place.mkdir()
    for number in range(12):
        (place / f"Own{number:02}.swift").write_text(scenes.plain(number))
    keep = proof.ROOT / "out"
    keep.mkdir(exist_ok=True)
    record = []
    with Terminal(folder) as terminal:
        terminal.type(f"export PATH={proof.TOOL.parent}:$PATH", "Enter")
        terminal.type("source <(zoetrope completion bash)", "Enter")
        terminal.clear()
        terminal.type("zoetrope exp", "Tab")
        time.sleep(0.5)
        terminal.wait(r"\$ zoetrope export\b")
        terminal.type("--sh", "Tab")
        record.append(terminal.wait(r"\$ zoetrope export --shard\b"))
        proof.say("completion: 'exp' becomes 'export', '--sh' becomes '--shard'")
        terminal.type("C-c")
        terminal.clear()
        terminal.type("zoetrope export Scenes -o review -j 1", "Enter")
        text = terminal.wait(r"\[#+\.*\] \d+ of 12 films, about [\d ]+(s|min)")
        record.append(text)
        line = [line for line in text.splitlines() if " to go" in line][-1]
        proof.say(f"progress: {line}")
        terminal.wait(r"\[4/12\]")
        terminal.type("C-c")
        text = terminal.wait(r"the same command goes on there")
        record.append(text)
        proof.check(not (folder / "review/index.html").exists(), "a page of half an export")
        proof.say("Ctrl-C: " + next(
            line for line in text.splitlines() if "the same command" in line))
        terminal.clear()
        terminal.type("zoetrope export Scenes -o review -j 1", "Enter")
        text = terminal.wait(r"made and \d+ kept")
        kept = int(re.search(r"made and (\d+) kept", text).group(1))
        record.append(text)
        proof.check(kept >= 3, f"only {kept} films were kept")
        proof.say(f"the same command again: {kept} films kept, {12 - kept} made")
        terminal.clear()
        terminal.type("zoetrope still Scenes/Own00.swift --at 1s --scale 1 --show -o a.png",
                      "Enter")
        terminal.wait("a.png\n")
        time.sleep(0.5)
        text = terminal.screen(colours=True)
        blocks = terminal.screen().count("▀")
        record.append(terminal.screen())
        (keep / "terminal-picture.ansi").write_text(text)
        proof.check(blocks > 500 and "\x1b[38;2;" in text, f"{blocks} half blocks")
        proof.say(f"inline picture: {blocks} half blocks in colours")
        for way, mark in (("kitty", b"\x1b_Ga=T"), ("iterm", b"\x1b]1337;File="),
                          ("sixel", b"\x1bPq")):
            done = subprocess.run(
                [proof.TOOL, "still", "Scenes/Own00.swift", f"--show={way}", "-o", "a.png"],
                cwd=folder, capture_output=True)
            proof.check(mark in done.stderr, f"no picture for {way}")
        proof.say("pictures for kitty, iTerm and sixel begin as those want them")
    done = subprocess.run(
        ["script", "-qec", f"NO_COLOR=1 {proof.TOOL} render Nothing.swift", "/dev/null"],
        cwd=folder, text=True, capture_output=True)
    proof.check("\x1b[1;31m" not in done.stdout, "colours although NO_COLOR is set")
    coloured = subprocess.run(
        ["script", "-qec", f"env -u NO_COLOR TERM=xterm {proof.TOOL} render Nothing.swift",
         "/dev/null"], cwd=folder, text=True, capture_output=True)
    proof.check("\x1b[1;31m" in coloured.stdout, "no colours in a terminal")
    proof.say("NO_COLOR takes the colours away")
    (keep / "terminal.txt").write_text("\n--------\n".join(record))
    proof.say("the screens are in out/terminal.txt")


proof.main(run)
