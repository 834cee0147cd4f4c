"""The site on this machine alone, to look at it: a page opened as a file may not load its parts."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path

from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.site.scripts import start_page


class _Quiet(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        """Modules of JavaScript too, which older Pythons do not know."""
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def log_message(self, format: str, *values: object) -> None:  # noqa: A002  # the name it has there
        """Log nothing: who looks at the site wants to read the address, not each request."""


def server_of(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server for this machine only, not yet serving; port 0 is any free one. Raises
    InputError."""
    if not (folder / "index.html").is_file():
        raise InputError(
            _(
                "there is no site in {folder}; build it first:  mastermind site {folder}",
                folder=folder,
            )
        )
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))
    except OSError as error:
        raise InputError(
            _(
                "port {port} is not free here ({reason}); give another one with --port",
                port=port,
                reason=error.strerror,
            )
        ) from None


def serve(folder: Path, port: int, language: str) -> None:
    """Serve a folder on this machine until Ctrl-C."""
    with server_of(folder, port) as server:
        first = start_page(language)
        if not (folder / first).is_file():  # the course is not in that language
            first = "index.html"
        address = f"http://127.0.0.1:{server.server_address[1]}/{first}"
        print(_("The site is at {address} (Ctrl-C ends).", address=address)[language], flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
