"""One learner's files, and which of them is the answer to a module."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from autograder.i18n.display import clean, rank_of
from autograder.i18n.message import Message, finding
from autograder.intake.files import File
from autograder.intake.sources import (
    MAX_NOTEBOOK_MB,
    NotebookCell,
    Submission,
    read,
    shown_cells,
    unwrapped,
)

_NO_PROGRAM = finding("file.no-program", "There is no .py or .ipynb file in {file}.")
_NO_FUNCTION = finding(
    "file.no-function",
    "None of the functions of the exercise was found in what was handed in.",
)
_TOO_MANY = finding(
    "file.too-many",
    "So many files were handed in ({count}) that not all of them could be looked into, and those "
    "that were hold no answer: hand in the file of the exercise alone.",
)
_MAX_FILES = 500  # of one learner that are read


@dataclass(frozen=True)
class Entry:
    """One learner and the files found under that name.

    Attributes:
        name: The learner's.
        files: What was handed in.
        problem: Why nothing of it can be read.
        account: Who it is for the LMS it came from: moodle 123, canvas 45.
        is_shared: Whether the files are those of several people who work together.
    """

    name: str
    files: tuple[File, ...]
    problem: Message | None = None
    account: str = ""
    is_shared: bool = False

    def read(self, slug: str, tasks: Collection[str]) -> Submission:
        """Return the answer to a module."""
        return self.read_all({slug: tasks}, asked=True)[slug]

    def read_all(self, wanted: Mapping[str, Collection[str]], asked: bool) -> dict[str, Submission]:
        """Return the answer to each module that the files concern.

        Args:
            wanted: The functions of each module, by its slug.
            asked: Whether these modules were asked for. Then each has an answer; else a file
                concerns the module whose name it bears, or those whose functions it defines.

        Returns:
            The answers, by slug.
        """
        submissions, count = self._read_files(wanted)
        if not submissions:
            return self.unread(wanted, asked, self._why_no_program)
        unnamed = [item for item in submissions if not _named(PurePosixPath(item.file), wanted)]
        likely: dict[str, Submission] = {}
        for slug, tasks in wanted.items():
            named = [item for item in submissions if _names(item, slug)]
            candidates = submissions if asked else named + unnamed
            if candidates:
                chosen = max(candidates, key=lambda item: self._rank(item, slug, tasks))
                if count > len(submissions) and not _written(chosen.source, tasks):
                    chosen = replace(chosen, problem=_TOO_MANY.format(count=count))
                others = named if named and not asked else submissions
                likely[slug] = _noting_others(chosen, others)
        # what a function defines may be a variable of another module's
        for outside in (True, False):
            answers = {
                slug: chosen
                for slug, chosen in likely.items()
                if asked or _names(chosen, slug) or defines(chosen.source, wanted[slug], outside)
            }
            if answers:
                break
        return answers

    def _read_files(self, slugs: Collection[str]) -> tuple[list[Submission], int]:
        """Read the files, the newest first; of many, those that bear a module's name, and those
        that lie least deep: what learners write, and not what they installed.

        Returns:
            What was read, and how many files there are.
        """
        programs = sorted(
            unwrapped(self.files),
            key=lambda file: (not _named(file.path, slugs), len(file.path.parts)),
        )
        newest = sorted(programs[:_MAX_FILES], key=_age, reverse=True)
        submissions = [read(self.name, file, self.account) for file in newest]
        return submissions, len(programs)

    def _rank(
        self, submission: Submission, slug: str, tasks: Collection[str]
    ) -> tuple[bool, bool, bool, float]:
        """Return how likely a file is the answer: the more functions, the likelier.

        Of equal files, `max` takes the first, the newest. Of a group's files, the newest counts,
        however many functions it has.
        """
        written = _written(submission.source, tasks)
        much = 0 if self.is_shared else written
        return written > 0, _names(submission, slug), not submission.problem, much

    @property
    def _why_no_program(self) -> Message:
        return self.problem or _NO_PROGRAM.format(file=self.name)

    def unread(self, wanted: Iterable[str], asked: bool, problem: Message) -> dict[str, Submission]:
        """Return what stands for files that cannot be read: for modules that were asked for, or
        that a file names."""
        empty = Submission(self.name, problem=problem, account=self.account)
        named = {slug for file in self.files for slug in _named(file.path, wanted)}
        return {slug: empty for slug in wanted if asked or slug in named}

    @property
    def why_nothing_is_judged(self) -> Message:
        """The reason, where what was handed in concerns none of the modules."""
        return self._why_no_program if self.problem or not self.files else _NO_FUNCTION

    def cells_of(self, submission: Submission) -> list[NotebookCell]:
        """Return what was handed in, cell by cell; a .py file is one cell.

        Raises:
            Refused: It cannot be read any more.
        """
        if submission.problem:
            return []
        if not submission.cells:
            return [NotebookCell("code", submission.source)]
        return shown_cells(self.bytes_of(submission))

    def bytes_of(self, submission: Submission) -> bytes:
        """Return the file a submission was read from; nothing when it is not there any more.

        Raises:
            Refused: It cannot be read any more.
        """
        for file in unwrapped(self.files):
            if clean(str(file.path)) == submission.file:
                return file.read(MAX_NOTEBOOK_MB << 20)
        return b""


# ---------------------------------------------------------------- which file is the answer


def _named(path: PurePosixPath, slugs: Iterable[str]) -> list[str]:
    """Return the modules whose names a file bears."""
    return [slug for slug in slugs if slug in path.stem]


def _names(submission: Submission, slug: str) -> bool:
    return bool(_named(PurePosixPath(submission.file), [slug]))


def _age(file: File) -> tuple[tuple[float, ...], list[str | int]]:
    """Return what sorts a file after older ones; Canvas counts `x`, `x-2`, `x-10`."""
    return file.time, rank_of(str(file.path).removesuffix(file.path.suffix)[-200:])


def _written(source: str, tasks: Collection[str]) -> float:
    """Return how many of the functions are written; one inside of something else counts for less
    than any other."""
    defined = [task for task in tasks if defines(source, [task], outside=True)]
    written = sum(not unwritten(source, task) for task in defined)
    return written or 0.5 * (not defined and defines(source, tasks))


def _noting_others(chosen: Submission, submissions: Sequence[Submission]) -> Submission:
    others = sorted(submission.file for submission in submissions if submission.file != chosen.file)
    if not others:
        return chosen
    note = finding(
        "note.several-files",
        "Several files were handed in: {file} was judged; {others} was not.",
        file=chosen.file,
        others=", ".join(others[:5]),
    )
    return replace(chosen, notes=(*chosen.notes, note))


def defines(source: str, names: Collection[str], outside: bool = False) -> bool:
    """Return whether a text looks as if it gave one of these names a value.

    Args:
        source: The text, which may be no Python.
        names: The names.
        outside: Whether indented lines do not count.
    """
    named = "|".join(re.escape(name) for name in names if name in source)
    start = r"^(?![ \t])" if outside else "^"
    function = rf"\b(?:def|class)[ \t]+(?:{named})\b"
    variable = rf"(?<![\w.])(?:{named})[ \t]{{0,20}}(?::[^=\n]{{1,200}})?=(?!=)"
    pattern = rf"{start}[^#\n]*?(?:{function}|{variable})"
    return bool(named) and re.search(pattern, source, re.MULTILINE) is not None


def unwritten(source: str, name: str) -> bool:
    """Return whether a function is as it was given out: a first line, and `...` below it."""
    first_line = rf"^def {re.escape(name)}\([^#\n]*:[ \t]*(?:#.*)?$"
    bodies = re.findall(rf"{first_line}((?:\n(?:[ \t#].*)?)*)", source, re.MULTILINE)
    if not bodies:
        return False
    lines = {line.partition("#")[0].strip() for line in bodies[-1].split("\n")}
    return lines - {""} in ({"..."}, {"pass"})
