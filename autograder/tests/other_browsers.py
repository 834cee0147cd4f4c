"""A learner in Firefox or in WebKitGTK, which are driven by the protocols of the W3C that they
speak."""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest
from websocket import create_connection

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
_WEBKIT_DRIVER, _SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")

needs_firefox = pytest.mark.skipif(FIREFOX is None, reason="needs Firefox: apt install firefox-esr")
needs_webkit = pytest.mark.skipif(
    not (WEBKIT and _WEBKIT_DRIVER and _SCREEN),
    reason="needs WebKitGTK: apt install webkit2gtk-driver xvfb",
)

CONTROL, ENTER = "\ue009", "\ue007"
_SECONDS = 60  # for one command
_PREFERENCES = {  # nobody else is asked for anything
    "intl.accept_languages": "fr",
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.provider.google4.updateURL": "",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9/",
}


class Tab(Protocol):
    """What both can do."""

    def go(self, address: str) -> None: ...

    def ask(self, expression: str) -> Any:
        """The value of an expression of JavaScript, awaited."""

    def act(self, source: dict[str, Any]) -> None:
        """Let a keyboard or a mouse do something."""


class Learner:
    """Somebody who types and clicks in a browser, and waits until something is there."""

    def __init__(self, tab: Tab):
        self.tab = tab

    def until(self, expression: str, seconds: float = 120) -> Any:
        """What an expression is worth, once it is true of anything."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.tab.ask(
                f"(() => {{ try {{ return {expression} }} catch {{ return null }} }})()"
            )
            if value:
                return value
            time.sleep(0.2)
        raise AssertionError(
            f"not after {seconds} s:"
            f" {expression}\n{self.tab.ask('document.body.innerText.slice(-2000)')}"
        )

    def click(self, element: str) -> None:
        """Click in the middle of what an expression gives."""
        self.until(f"Boolean({element})")
        box = f"{element}.getBoundingClientRect()"
        middle = (
            f"(() => {{ const box = {box}; return [box.x + box.width / 2, box.y + box.height / 2]"
            " })()"
        )
        seen = f"((y) => y > 0 && y < innerHeight)({middle}[1])"
        before = None
        for _ in range(100):  # until what is scrolled, or pushed away, comes to rest on the screen
            x, y = self.tab.ask(middle)
            if [x, y] == before and self.tab.ask(seen):
                break
            if before is None or [x, y] == before:
                self.tab.ask(f"{element}.scrollIntoView({{block: 'center'}})")
            before = [x, y]
            time.sleep(0.3)
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y)}]
        moves += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.tab.act({"type": "pointer", "id": "mouse", "actions": moves})

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.tab.act({"type": "key", "id": "keyboard", "actions": keys})

    def press(self, key: str, held: str = CONTROL) -> None:
        """Press a key while another one is held."""
        strokes = ("keyDown", held), ("keyDown", key), ("keyUp", key), ("keyUp", held)
        keys = [{"type": kind, "value": value} for kind, value in strokes]
        self.tab.act({"type": "key", "id": "keyboard", "actions": keys})


_SHOWN = "jupyterapp.shell.currentWidget.content"


class Exercise:
    """The notebook on the page, as somebody works in it; its cells are named by their ids."""

    def __init__(self, learner: Learner):
        self.learner = learner

    def cell(self, name: str) -> str:
        """An expression for a cell, which is there now or will be."""
        return f"{_SHOWN}.widgets.find((one) => one.model.id === {json.dumps(name)})"

    def reach(self, name: str) -> None:
        """Scroll to a cell."""
        self.learner.until(f"Boolean({self.cell(name)})")
        rank = f"{_SHOWN}.widgets.indexOf({self.cell(name)})"
        self.learner.tab.ask(f"{_SHOWN}.scrollToItem({rank}, 'center').then(() => true)")

    def enter(self, name: str) -> None:
        """Put the cursor into a cell."""
        self.reach(name)
        content = f"{self.cell(name)}.node.querySelector('.cm-content')"
        if self.learner.tab.ask(f"document.activeElement === {content}"):
            return
        # the middle of them all may be below the screen
        self.learner.click(f"{content}.querySelector('.cm-line')")
        self.learner.until(f"document.activeElement === {content}", 30)

    def write(self, name: str, text: str) -> None:
        """Type a line in the place of what a cell says."""
        self.enter(name)
        self.learner.press("a")
        self.learner.type(text)
        self.learner.until(
            f"{self.cell(name)}.model.sharedModel.getSource() === {json.dumps(text)}", 30
        )

    def press(self, name: str, button: str) -> None:
        """Press one of the buttons below a cell."""
        self.reach(name)
        self.learner.click(f"{self.cell(name)}.node.querySelector('.mastermind-buttons .{button}')")

    def shows(self, name: str, *words: str, seconds: float = 120) -> None:
        """Wait until these words stand below a cell."""
        for one in words:
            self.learner.until(
                f"{self.cell(name)}.outputArea.node.innerText.includes({json.dumps(one)})", seconds
            )

    def answer(self, text: str) -> None:
        """Type into the field where a program asks; that of the answer before stays for a
        moment."""
        self.learner.click(
            "document.querySelector('.jp-OutputArea-stdin-item:not(.jp-OutputArea-stdin-hiding)"
            " input')"
        )
        self.learner.type(f"{text}{ENTER}")


# ---------------------------------------------------------------- Firefox: WebDriver BiDi


class _Bidi:
    def __init__(self, address: str):
        self._socket = create_connection(address, timeout=_SECONDS, suppress_origin=True)
        self._numbers = count()
        self._do("session.new", capabilities={})
        # the first has no focus
        self._place = {"context": self._do("browsingContext.create", type="tab")["context"]}
        self._do("browsingContext.activate", **self._place)

    def _do(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        self._do(
            "browsingContext.setViewport",
            viewport={"width": width, "height": height},
            **self._place,
        )

    def go(self, address: str) -> None:
        self._do("browsingContext.navigate", url=address, wait="complete", **self._place)

    def ask(self, expression: str) -> Any:
        code = f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"
        told = self._do("script.evaluate", expression=code, target=self._place, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        self._do("input.performActions", actions=[source], **self._place)

    def close(self) -> None:
        self._socket.close()


@contextmanager
def firefox(width: int = 1280, height: int = 900) -> Iterator[Learner]:
    """A new Firefox, in French."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});"
            for name, value in _PREFERENCES.items()
        ]
        Path(folder, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [
            str(FIREFOX),
            "--headless",
            "--no-remote",
            "--profile",
            folder,
            "--remote-debugging-port",
            "0",
        ]
        with _started(command, {"HOME": folder}, subprocess.PIPE) as process:
            assert process.stderr
            said = iter(process.stderr.readline, b"")
            address = next(
                found[1]
                for line in said
                if (found := re.search(r"listening on (ws:\S+)", line.decode()))
            )
            tab = _Bidi(f"{address}/session")
            try:
                tab.resize(width, height)
                yield Learner(tab)
            finally:
                tab.close()


# ---------------------------------------------------------------- WebKitGTK: WebDriver


class _Classic:
    def __init__(self, address: str):
        self._address = address
        options = {"binary": str(WEBKIT), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._address = f"{address}/session/{self._do('/session', wanted)['sessionId']}"

    def _do(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def resize(self, width: int, height: int) -> None:
        self._do("/window/rect", {"width": width, "height": height})

    def go(self, address: str) -> None:
        self._do("/url", {"url": address})

    def ask(self, expression: str) -> Any:
        return self._do("/execute/sync", {"script": f"return {expression}", "args": []})

    def act(self, source: dict[str, Any]) -> None:
        self._do("/actions", {"actions": [source]})

    def close(self) -> None:
        self._do("", {}, "DELETE")


@contextmanager
def webkit(width: int = 1280, height: int = 900) -> Iterator[Learner]:
    """A new window of WebKitGTK, which stands in for Safari, on a screen that nobody sees."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        screen = [
            str(_SCREEN),
            "-displayfd",
            "2",
            "-screen",
            "0",
            "1400x1000x24",
            "-nolisten",
            "tcp",
        ]
        with (
            _started(screen, {}, subprocess.PIPE) as shown,
            socket.create_server(("127.0.0.1", 0)) as free,
        ):
            port = free.getsockname()[1]
            free.close()
            assert shown.stderr
            said = iter(shown.stderr.readline, b"")
            display = next(
                found[0] for line in said if (found := re.fullmatch(r"\d+", line.decode().strip()))
            )
            around = {
                "DISPLAY": f":{display}",
                "HOME": folder,
                "GDK_BACKEND": "x11",
                "NO_AT_BRIDGE": "1",
            }
            around |= {
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            }
            with _started([str(_WEBKIT_DRIVER), f"--port={port}"], around, subprocess.DEVNULL):
                _wait_for(port)
                tab = _Classic(f"http://127.0.0.1:{port}")
                try:
                    tab.resize(width, height)
                    yield Learner(tab)
                finally:
                    tab.close()


def _wait_for(port: int) -> None:
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at port {port}")


@contextmanager
def _started(
    command: list[str], around: dict[str, str], errors: int
) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, **around}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=errors
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            if process.stderr:
                process.stderr.close()
