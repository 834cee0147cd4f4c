"""Files in a folder of results: written whole, and kept where somebody has changed them."""

import re
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from autograder.i18n.message import _

SET_ASIDE = _(
    "Somebody had changed these files since they were written; they are kept under another name: "
    "{files}"
)
# ends the name of what was set aside
_ASIDE = re.compile(r" \(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\)(?: \d+)?$")


def digest_at(path: Path) -> str:
    """Return the digest of a file; empty when there is none."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def replace_file(path: Path, content: bytes) -> None:
    """Write a file in one step that cannot be half done. Raises OSError."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)


def set_aside(path: Path) -> Path:
    """Keep a file that somebody has changed, under a name with the date, and return that. Raises
    OSError."""
    stem = f"{path.stem} ({datetime.now():%Y-%m-%d %H.%M.%S})"
    names = (stem, *(f"{stem} {number}" for number in range(1, 1000)))
    paths = (path.with_name(f"{name}{path.suffix}") for name in names)
    return path.rename(next(aside for aside in paths if not aside.exists()))


def files_set_aside(folder: Path) -> set[Path]:
    """Return what is kept under another name in a folder of results, and among its pages."""
    found = (*folder.glob("*(*"), *folder.glob("pages/*(*"))
    return {path for path in found if _ASIDE.search(path.stem) and path.is_file()}
