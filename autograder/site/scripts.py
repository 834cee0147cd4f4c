"""The page side of the site: its scripts and styles, which are files of their own beside this
one."""

import json
import shutil
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from autograder.i18n.message import Message
from autograder.site.npm import NpmFile

KERNEL_SCRIPTS = ("kernel.js", "python.js")  # with the library
_HERE = Path(__file__).parent
_NAMES = (
    *("store.js", "pack.js", "start.js", "beside.js", "buttons.js", "early.js", "beside.css"),
    *KERNEL_SCRIPTS,
)
_FFLATE = NpmFile(  # zip archives, in the page
    "fflate",
    "0.8.2",
    "esm/browser.js",
    "8cc1f687e0159e977addb6b85e274dbd11e622cf151f4fcb7b85d49622ea43e7",
)
FOLDER = "lite/own"  # of the site: where a notebook and its service worker reach them, too


def write_scripts(out: Path) -> None:
    """Write them into a new folder, with the library they need. Raises InputError when that cannot
    be had."""
    library = _FFLATE.kept()
    out.mkdir()
    for name in _NAMES:
        shutil.copyfile(_HERE / name, out / name)
    shutil.copyfile(library, out / "fflate.js")


def work_offline(folder: Path) -> None:
    """Give a folder of the site a service worker that keeps what was loaded, until the folder is
    built anew.

    One that is there already, as JupyterLite's, does what it did.
    """
    digest = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(
            path.relative_to(folder).as_posix().encode() + sha256(path.read_bytes()).digest()
        )
    ours = (
        (_HERE / "offline.js")
        .read_text(encoding="utf-8")
        .replace("VERSION", digest.hexdigest()[:12])
    )
    worker = folder / "service-worker.js"
    theirs = f"\n{{\n{worker.read_text(encoding='utf-8')}\n}}\n" if worker.exists() else ""
    worker.write_text(ours + theirs, encoding="utf-8")


def data(name: str, content: Any) -> str:
    """An element that hands data over to a script:
    `JSON.parse(document.getElementById(name).textContent)`."""
    text = json.dumps(content, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def start_page(language: str) -> str:
    """The name of the first page in that language."""
    return f"start.{language}.html"


def in_words(texts: Mapping[str, Message], language: str) -> dict[str, str]:
    """Sentences in one language, for a script."""
    return {name: one[language] for name, one in texts.items()}
