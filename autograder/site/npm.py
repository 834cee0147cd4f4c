"""Files out of packages of npm, fetched once and kept in the user's cache; their digests are
checked each time."""

import os
import shutil
import subprocess
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.i18n.errors import InputError
from autograder.i18n.message import _

_SECONDS = 600


def cache() -> Path:
    """The user's folder for what is downloaded."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mastermind-workbook"


@dataclass(frozen=True)
class NpmFile:
    """A file, by its path in the package, and the sha256 of what it must hold."""

    package: str
    version: str
    path: str
    digest: str

    @property
    def place(self) -> Path:
        """The path of a file in the cache."""
        return cache() / f"{self.package}-{self.version}" / Path(self.path).name

    def kept(self) -> Path:
        """The path of the file, fetched when it is not there. Raises InputError when it cannot be
        had."""
        keep([self])
        return self.place

    def is_right(self, content: bytes) -> bool:
        return sha256(content).hexdigest() == self.digest


def keep(files: Sequence[NpmFile]) -> None:
    """Fetch these files of one package into the cache. Raises InputError when one of them cannot be
    had."""
    missing = [
        file
        for file in files
        if not (file.place.is_file() and file.is_right(file.place.read_bytes()))
    ]
    if not missing:
        return
    with TemporaryDirectory() as folder:
        reason = _unpack(missing[0], folder)
        for file in missing:
            fetched = Path(folder, "package", file.path)
            if not fetched.is_file() or not file.is_right(content := fetched.read_bytes()):
                raise InputError(
                    _(
                        "npm did not bring {package} ({reason}): try again with a network, or put "
                        "its file {name} at {place}.",
                        reason=reason or "sha256",
                        **_named(file),
                    )
                )
            file.place.parent.mkdir(parents=True, exist_ok=True)
            partial = file.place.with_suffix(f".{os.getpid()}")
            partial.write_bytes(content)
            partial.replace(file.place)


def _unpack(file: NpmFile, folder: str) -> str:
    """Its package into a folder; what npm complained of, if nothing came."""
    npm = shutil.which("npm")
    if npm is None:
        raise InputError(
            _(
                "npm is not installed, and brings {name} of {package}: install Node.js, or put "
                "that file at {place}.",
                **_named(file),
            )
        )
    command = [
        npm,
        "pack",
        "--silent",
        "--pack-destination",
        folder,
        f"{file.package}@{file.version}",
    ]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return f"{_SECONDS} s"
    for archive in Path(folder).glob("*.tgz"):
        with tarfile.open(archive) as content:
            content.extractall(folder, filter="data")
        return ""
    return (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[0]


def _named(file: NpmFile) -> dict[str, object]:
    """The file, for a sentence."""
    return {"package": f"{file.package}@{file.version}", "name": file.path, "place": file.place}
