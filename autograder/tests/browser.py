"""A web server and a real browser for the tests that need one; nothing outside this machine is
reached."""

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from autograder.authoring.pictures import CHROMIUM
from autograder.site.npm import NpmFile

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page, Route
    from playwright.sync_api import expect as expect
else:

    def expect(*values: Any) -> Any:
        """Import Playwright for the tests that open a browser only: whoever collects the tests need
        not wait for it."""
        from playwright.sync_api import expect

        return expect(*values)


_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PLAIN = "course.test"  # a name of this machine that no browser trusts without https
_ELSEWHERE = re.compile(rf"^(https?|wss?)://(?!127\.0\.0\.1[:/]|localhost[:/]|{PLAIN}[:/])")

AXE = NpmFile(  # the accessibility checker
    "axe-core",
    "4.10.3",
    "axe.min.js",
    "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb",
)


def is_accessible(page: "Page") -> None:
    """Assert that axe finds nothing on a page."""
    page.evaluate(AXE.kept().read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document)")
    faults = [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]]
    assert faults == []
    assert "color-contrast" in {one["id"] for one in found["passes"]}


needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium: apt install chromium")
needs_npm = pytest.mark.skipif(
    shutil.which("npm") is None, reason="needs npm, to fetch what checks accessibility"
)


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *values: object) -> None:  # noqa: A002
        """Nothing; a test's output is for what fails."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine only; yields its address, without a slash at the end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@dataclass
class Browser:
    """A page in Chromium, and what went on there that a learner does not see."""

    page: "Page"
    errors: list[str] = field(default_factory=list)  # exceptions and error messages of the page
    # addresses of other machines it asked for; none was reached
    external: list[str] = field(default_factory=list)

    def refuse(self, route: "Route") -> None:
        self.external.append(route.request.url)
        route.abort()

    def note(self, message: "ConsoleMessage") -> None:
        if message.type == "error":
            self.errors.append(message.text)


@contextmanager
def chromium(
    width: int = 1280,
    height: int = 900,
    *,
    dark: bool = False,
    locale: str = "en-GB",
    profile: Path | None = None,
) -> Iterator[Browser]:
    """A new page in Chromium. `profile`: a folder whose storage is kept, to open a page again
    later."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)  # milliseconds, for a busy machine
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        sync_playwright() as playwright,
    ):
        context = playwright.chromium.launch_persistent_context(
            profile or folder,
            headless=True,
            executable_path=CHROMIUM,
            args=[*_QUIET, f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"],
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=locale,
        )
        try:
            browser = Browser(context.pages[0] if context.pages else context.new_page())
            # only what goes elsewhere is looked at, so that service workers are left alone
            context.route(_ELSEWHERE, browser.refuse)
            browser.page.on("pageerror", lambda error: browser.errors.append(str(error)))
            browser.page.on("console", browser.note)
            yield browser
        finally:
            context.close()
