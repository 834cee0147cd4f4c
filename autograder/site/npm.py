"""One file out of a package of npm, fetched once and kept in the user's cache; its digest is checked each time."""

import os
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.course import CourseError
from autograder.site import wording

_SECONDS = 120


@dataclass(frozen=True)
class NpmFile:
    """A file, by its path in the package, and the sha256 of what it must hold."""

    package: str
    version: str
    path: str
    digest: str

    def kept(self, language: str) -> Path:
        """Where it is; fetched when it is not there. Raises CourseError when it cannot be had."""
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        file = cache / "mastermind-workbook" / f"{self.package}-{self.version}" / Path(self.path).name
        if not file.is_file() or not self._is(file.read_bytes()):
            content = self._fetch(file, language)
            file.parent.mkdir(parents=True, exist_ok=True)
            partial = file.with_suffix(f".{os.getpid()}")
            partial.write_bytes(content)
            partial.replace(file)
        return file

    def _is(self, content: bytes) -> bool:
        return sha256(content).hexdigest() == self.digest

    def _fetch(self, file: Path, language: str) -> bytes:
        npm = shutil.which("npm")
        package = f"{self.package}@{self.version}"
        said = {"package": package, "name": self.path, "place": file}
        if npm is None:
            raise CourseError(wording.NO_NPM.format(**said)[language])
        with TemporaryDirectory() as folder:
            command = [npm, "pack", "--silent", "--pack-destination", folder, package]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False)
                reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[0]
            except subprocess.TimeoutExpired:
                reason = f"{_SECONDS} s"
            for archive in Path(folder).glob("*.tgz"):
                with tarfile.open(archive) as files:
                    member = files.extractfile(f"package/{self.path}")
                    content = member.read() if member else b""
                if self._is(content):
                    return content
                reason = "sha256"
        raise CourseError(wording.NOT_FETCHED.format(reason=reason, **said)[language])
