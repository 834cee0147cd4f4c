"""written.json: what each file in a folder of results was made of, and how it was left.

It tells which files are current, and which somebody has changed since. What it says is kept beside
the results; without it, everything is made again.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path

from autograder.course.parts import program_digest
from autograder.reports.files import digest_at, replace_file, set_aside

NAME = "written.json"


@dataclass(frozen=True)
class GivenMark:
    """The mark of one learner in one module as the last run gave it.

    Attributes:
        score: The mark; None where there was none.
        key: What was judged, and by what.
        absent: Whether nothing was handed in.
        reasons: What else made the mark: class.toml, the teacher's change, the date.
    """

    score: float | None
    key: str
    absent: bool = False
    reasons: tuple[str, ...] = ("", "", "")


@dataclass
class Written:
    """What the last run has left in a folder of results.

    Attributes:
        folder: The folder.
        version: The program that wrote the files.
        results: The digest of results.jsonl.
        files: By their paths in the folder, what files were made of, and the digest of their bytes.
        marks: The marks, by learner and module.
        slugs: The modules that the last run judged; None: all.
        settings: The file of settings that made the marks; empty where there was none.
        home: The folder of the tables beside it.
        graded: What the folder or archive is called that was graded last.
        set_aside: What was kept under another name by this run.
    """

    folder: Path
    version: str = field(default_factory=program_digest)
    results: str = ""
    files: dict[str, tuple[str, str]] = field(default_factory=dict)
    marks: dict[tuple[str, str], GivenMark] = field(default_factory=dict)
    slugs: tuple[str, ...] | None = None
    settings: str = ""
    home: str = ""
    graded: str = ""
    set_aside: list[Path] = field(default_factory=list)

    @classmethod
    def read(cls, folder: Path) -> "Written":
        """Return what is kept in a folder; nothing where there is none, or anything else."""
        with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
            kept = json.loads((folder / NAME).read_bytes())
            return cls(
                folder,
                version=str(kept["version"]),
                results=str(kept["results"]),
                files={str(path): (str(of), str(are)) for path, (of, are) in kept["files"].items()},
                marks={
                    (str(name), str(module)): GivenMark(**{**mark, "reasons": (*mark["reasons"],)})
                    for name, module, mark in kept["marks"]
                },
                slugs=tuple(map(str, kept["slugs"])) if kept["slugs"] is not None else None,
                settings=str(kept["settings"]),
                home=str(kept["home"]),
                graded=str(kept.get("graded", "")),
            )
        return cls(folder)

    def save(self) -> None:
        """Keep it, where it is not what is there. Raises OSError."""
        kept = {
            "version": program_digest(),
            "results": self.results,
            "slugs": self.slugs,
            "settings": self.settings,
            "home": self.home,
            "graded": self.graded,
            "files": self.files,
            "marks": [[*place, asdict(mark)] for place, mark in self.marks.items()],
        }
        text = json.dumps(kept, ensure_ascii=False, indent=0).encode("utf-8", "backslashreplace")
        if sha256(text).hexdigest() != digest_at(self.folder / NAME):
            replace_file(self.folder / NAME, text)

    # ---- files

    def is_current(self, name: str, made_of: str) -> bool:
        """Return whether a file is there as it was left, made of just that.

        Files of another version of the program are made again.
        """
        known = self.files.get(name)
        return bool(
            known
            and known[0] == made_of
            and self.version == program_digest()
            and known[1] == digest_at(self.folder / name)
        )

    def write(self, name: str, made_of: str, content: bytes | None) -> None:
        """Write a file, or delete it where there is nothing to write.

        What somebody has changed since is kept under another name. Raises OSError.
        """
        path = self.folder / name
        there = digest_at(path)
        digest = sha256(content).hexdigest() if content is not None else ""
        if there and there != self.files.get(name, ("", ""))[1] and there != digest:
            self.set_aside.append(set_aside(path))
            there = ""
        if there != digest:
            if content is None:
                path.unlink()
            else:
                path.parent.mkdir(exist_ok=True)
                replace_file(path, content)
        if content is None:
            self.files.pop(name, None)
        else:
            self.files[name] = made_of, digest

    def left_as_they_are(self, names: Iterable[str]) -> None:
        """Let files that were changed on purpose count as written, and as not current."""
        for name in names:
            if name in self.files:
                self.files[name] = "", digest_at(self.folder / name)
