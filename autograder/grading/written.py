"""written.json: what each file in a folder of results was made of, and how it was left.

It tells which files are current, and which somebody has changed since. What it says is kept beside
the results; without it, everything is made again.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import msgspec

from autograder.course.parts import program_digest
from autograder.reports.files import digest_at, replace_file, set_aside

NAME = "written.json"
_OF_THIS_RUN = ("folder", "set_aside")


@dataclass(frozen=True)
class GivenMark:
    """The mark of one learner in one module as the last run gave it.

    Attributes:
        submission: The learner's name.
        module: The slug of the module.
        score: The mark; None where there was none.
        key: What was judged, and by what.
        absent: Whether nothing was handed in.
        reasons: What else made the mark: class.toml, the teacher's change, the date.
    """

    submission: str
    module: str
    score: float | None
    key: str
    absent: bool = False
    reasons: tuple[str, str, str] = ("", "", "")

    @property
    def place(self) -> tuple[str, str]:
        """The learner and the module."""
        return self.submission, self.module


@dataclass
class Written:
    """What the last run has left in a folder of results.

    Attributes:
        folder: The folder.
        version: The program that wrote the files.
        results: The digest of results.jsonl.
        files: By their paths in the folder, what files were made of, and the digest of their bytes.
        marks: The marks.
        slugs: The modules that the last run judged; None: all.
        settings: The file of settings that made the marks; empty where there was none.
        home: The folder of the tables beside it.
        roster: The table of the class; empty where there was none.
        graded: What the folder or archive is called that was graded last.
        set_aside: What was kept under another name by this run.
    """

    folder: Path
    version: str = field(default_factory=program_digest)
    results: str = ""
    files: dict[str, tuple[str, str]] = field(default_factory=dict)
    marks: list[GivenMark] = field(default_factory=list)
    slugs: tuple[str, ...] | None = None
    settings: str = ""
    home: str = ""
    roster: str = ""
    graded: str = ""
    set_aside: list[Path] = field(default_factory=list)

    @classmethod
    def read(cls, folder: Path) -> "Written":
        """Return what is kept in a folder; nothing where there is none, or anything else."""
        with suppress(OSError, ValueError, TypeError, RecursionError):
            kept = json.loads((folder / NAME).read_bytes())
            return msgspec.convert({**kept, "folder": folder, "set_aside": []}, cls)
        return cls(folder)

    def save(self) -> None:
        """Keep it, where it is not what is there. Raises OSError."""
        kept = {name: value for name, value in vars(self).items() if name not in _OF_THIS_RUN}
        kept = msgspec.to_builtins({**kept, "version": program_digest()})
        text = json.dumps(kept, ensure_ascii=False, indent=0).encode("utf-8", "backslashreplace")
        if sha256(text).hexdigest() != digest_at(self.folder / NAME):
            replace_file(self.folder / NAME, text)

    # ---- files

    def _left(self, name: str) -> str:
        """Return the digest of a file as it was left; empty when it was never written."""
        return self.files.get(name, ("", ""))[1]

    def is_current(self, name: str, made_of: str) -> bool:
        """Return whether a file is there as it was left, made of just that.

        Files of another version of the program are made again.
        """
        return self.version == program_digest() and self.files.get(name) == (
            made_of,
            digest_at(self.folder / name),
        )

    def keep_changed(self, name: str) -> None:
        """Keep a file that somebody has changed since under another name. Raises OSError."""
        path = self.folder / name
        if digest_at(path) not in ("", self._left(name)):
            self.set_aside.append(set_aside(path))

    def write(self, name: str, made_of: str, content: bytes | None) -> None:
        """Write a file, or delete it where there is nothing to write.

        What somebody has changed since is kept under another name. Raises OSError.
        """
        path = self.folder / name
        if content is None:
            self.keep_changed(name)
            path.unlink(missing_ok=True)
            self.files.pop(name, None)
            return
        digest = sha256(content).hexdigest()
        if digest_at(path) != digest:
            self.keep_changed(name)
            path.parent.mkdir(exist_ok=True)
            replace_file(path, content)
        self.files[name] = made_of, digest

    def left_as_they_are(self, names: Iterable[str]) -> None:
        """Let files that were changed on purpose count as written, and as not current."""
        for name in names:
            if name in self.files:
                self.files[name] = "", digest_at(self.folder / name)
