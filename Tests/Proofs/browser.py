"""A Chromium without a screen that does what a proof tells it, by its own debugging protocol."""
import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import time
import urllib.request

import proof


def program():
    """The browser of this machine, if there is one."""
    return next(
        (name for name in ("chromium", "chromium-browser", "google-chrome") if shutil.which(name)),
        None)


class Browser:
    """One page; use it in a with block."""

    def __init__(self, folder):
        self.profile = pathlib.Path(folder) / "browser"
        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--mute-audio", "--remote-debugging-port=0", "--remote-allow-origins=*",
             "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={self.profile}",
             "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.profile / "DevToolsActivePort"
        for _ in range(600):
            if port.exists() and port.read_text().count("\n") >= 1:
                break
            time.sleep(0.1)
        number = port.read_text().split("\n")[0]
        for _ in range(100):
            with urllib.request.urlopen(f"http://127.0.0.1:{number}/json/list") as answer:
                pages = [page for page in json.load(answer) if page["type"] == "page"]
            if pages:
                break
            time.sleep(0.1)
        self._connect(int(number), pages[0]["webSocketDebuggerUrl"])
        self.count = 0
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _connect(self, port, address):
        path = address[address.index("/", len("ws://")):]
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=240)
        self.socket.sendall(
            (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.socket.recv(1)
        proof.check(b" 101 " in head.split(b"\r\n")[0], "the browser does not talk")

    def _take(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            proof.check(more, "the browser has gone")
            data += more
        return data

    def _receive(self):
        text = b""
        while True:
            first, size = self._take(2)
            size &= 127
            if size == 126:
                size, = struct.unpack(">H", self._take(2))
            elif size == 127:
                size, = struct.unpack(">Q", self._take(8))
            body = self._take(size)
            if first & 15 in (0, 1, 2):
                text += body
            if first & 128 and first & 15 in (0, 1, 2):
                return json.loads(text)

    def _send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack(">BB", 129, 128 | size)
        elif size < 65536:
            head = struct.pack(">BBH", 129, 128 | 126, size)
        else:
            head = struct.pack(">BBQ", 129, 128 | 127, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def call(self, method, **parameters):
        """The result of a call of the protocol."""
        self.count += 1
        number = self.count
        self._send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = self._receive()
            if message.get("id") == number:
                proof.check("error" not in message, f"{method}: {message.get('error')}")
                return message["result"]

    def open(self, address):
        """Opens a page and waits until it is there."""
        self.call("Page.navigate", url=address)
        for _ in range(600):
            if self.run("document.readyState") == "complete":
                return
            time.sleep(0.05)
        raise proof.Failed(f"{address} does not load")

    def run(self, script):
        """What a script comes to; a promise is waited for."""
        found = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True,
            userGesture=True)
        proof.check(
            "exceptionDetails" not in found,
            f"the page says {json.dumps(found.get('exceptionDetails'))[:400]} to {script[:200]}")
        return found["result"].get("value")

    def size(self, width, height):
        """Sets the window."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def key(self, key, code=None):
        """Presses a key."""
        for kind in ("keyDown", "keyUp"):
            more = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, **more)

    def picture(self, path):
        """Keeps what the window shows."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).parent.mkdir(exist_ok=True)
        pathlib.Path(path).write_bytes(base64.b64decode(data))
