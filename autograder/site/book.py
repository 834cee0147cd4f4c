"""The lessons as a book: pages for the web, which need no network, and a PDF."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.i18n import book as wording
from autograder.i18n.errors import InputError
from autograder.i18n.text import LANGUAGES
from autograder.site.npm import NpmFile

_MATHJAX = NpmFile(
    "mathjax", "3.2.2", "es5/tex-svg.js", "d4295dc33744836935c1399feece5159577b34c5c8ffb9f1c6324cd82e03a882"
)
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_SECONDS = 300  # for one book


def build_notes(root: Path, out: Path, language: str, twin: bool = True, on_site: Sequence[str] = ()) -> None:
    """Write the book of one language into `out`, in the place of one that is there already.

    `twin`: each page links to its twin in the other language, expected in a folder beside `out` named after it.
    `on_site`: and to the first page of the site around that folder, which has the notebooks of these modules.
    Raises InputError when something is missing, or wrong in the lessons.
    """
    other = next(name for name in LANGUAGES if name != language) if twin else ""
    if out.exists() and not (out / "searchindex.js").is_file() and any(out.iterdir()):
        raise InputError(wording.NO_BOOK_THERE.format(folder=out))
    with TemporaryDirectory() as folder:
        book = Path(folder, "book")
        _sphinx(root, book, language, "html", other, on_site)
        shutil.rmtree(out, ignore_errors=True)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(book, out)


def build_pdf(root: Path, file: Path, language: str) -> None:
    """Write the book of one language as a PDF with outline and page numbers. Raises InputError, as above."""
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        raise InputError(wording.NO_CHROMIUM)
    with TemporaryDirectory() as folder:
        _sphinx(root, Path(folder, "book"), language, "singlehtml", "")
        page = Path(folder, "book", "index.html").as_uri()
        printed = Path(folder, "book.pdf")
        command = [browser, "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        command += ["--disable-component-update", "--disable-sync", f"--user-data-dir={folder}/profile"]
        command += (
            ["--no-sandbox"] if sys.platform == "linux" and os.geteuid() == 0 else []
        )  # else root may not; the page is ours
        command += ["--generate-pdf-document-outline", "--no-pdf-header-footer", "--virtual-time-budget=30000"]
        done = _run([*command, f"--print-to-pdf={printed}", page])
        if not printed.is_file():
            reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
            raise InputError(wording.NOT_PRINTED.format(reason=reason))
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(printed, file)


def _sphinx(root: Path, out: Path, language: str, builder: str, other: str, on_site: Sequence[str] = ()) -> None:
    if not (find_spec("sphinx") and find_spec("myst_parser") and find_spec("furo")):
        raise InputError(wording.NO_SPHINX)
    script = _MATHJAX.kept()
    notes = root / "course_notes"
    with TemporaryDirectory() as trees:
        command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-E", "-b", builder, "-d", trees]
        command += ["-c", str(notes), "-D", f"language={language}", "-D", f"other_language={other}"]
        command += ["-D", f"on_site={','.join(on_site)}"] if on_site else []
        done = _run([*command, str(notes / language), str(out)])
    if done.returncode:
        raise InputError(wording.NOT_BUILT.format(language=language, said=done.stderr.strip()))
    place = out / "_static" / "mathjax" / "tex-svg.js"
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(script, place)
    for name in (".buildinfo", "objects.inv"):  # of use to Sphinx only
        (out / name).unlink(missing_ok=True)
    shutil.rmtree(out / "_sources", ignore_errors=True)  # left empty


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise InputError(wording.TOO_LONG.format(program=Path(command[0]).name)) from None
