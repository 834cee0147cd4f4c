"""One learner's files, and which of them is the answer to a module."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import PurePosixPath

from autograder.i18n.display import clean
from autograder.i18n.message import Message, finding
from autograder.intake.files import File
from autograder.intake.sources import (
    MAX_NOTEBOOK_MB,
    NotebookCell,
    Submission,
    read,
    shown_cells,
)
from autograder.intake.wrapped import is_source, unwrapped

NO_PYTHON = finding("file.no-program", "There is no .py or .ipynb file in {file}.")
_MAX_FILES = 500  # of one learner that are read


@dataclass(frozen=True)
class Entry:
    """One learner and the files found under that name.

    Attributes:
        name: The learner's.
        files: What was handed in.
        problem: Why nothing of it can be read.
        account: Who it is for the LMS it came from: moodle 123, canvas 45.
        is_disguised: Whether the learner has a code, and no name of a file is shown.
        is_shared: Whether the files are those of several people who work together.
    """

    name: str
    files: tuple[File, ...]
    problem: Message | None = None
    account: str = ""
    is_disguised: bool = False
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
        answers: dict[str, Submission] = {}
        inside: dict[str, Submission] = {}  # what may be a variable of another module's function
        for slug, tasks in wanted.items():
            candidates = submissions if asked else _of_module(submissions, slug, wanted)
            if not candidates:
                continue
            chosen = max(candidates, key=lambda one: self._rank(one, slug, tasks))
            is_asked = asked or _names(chosen, slug)
            if not is_asked and not defines(chosen.source, tasks):
                continue
            is_sure = is_asked or defines(chosen.source, tasks, outside=True)
            if count > len(submissions) and not _written(chosen.source, tasks):
                chosen = replace(chosen, problem=_TOO_MANY.format(count=count))
            named = [] if asked else [item for item in candidates if _names(item, slug)]
            (answers if is_sure else inside)[slug] = _noting_others(chosen, named or submissions)
        return answers or inside

    def _read_files(self, slugs: Collection[str]) -> tuple[list[Submission], int]:
        """Read the files, the newest first; of many, those that bear a module's name, and those
        that lie least deep: what learners write, and not what they installed.

        Returns:
            What was read, and how many files there are.
        """

        def key(file: File) -> tuple[bool, int]:
            return not any(slug in file.path.stem for slug in slugs), len(file.path.parts)

        programs = [] if self.problem else sorted(unwrapped(self.files), key=key)
        newest = sorted(
            programs[:_MAX_FILES], key=lambda file: (file.time, _numbered(file.path)), reverse=True
        )
        submissions = []
        for number, file in enumerate(newest, 1):
            submission = read(self.name, self._shown(file, number, slugs))
            submissions.append(replace(submission, account=self.account))
        return submissions, len(programs)

    def _rank(
        self, submission: Submission, slug: str, tasks: Collection[str]
    ) -> tuple[bool, bool, bool, float]:
        """Return what the answer has most of; of two that are equal, `max` takes the first, the
        newer one. What a group has handed in last counts, were it less than before."""
        written = _written(submission.source, tasks)
        much = 0 if self.is_shared else written
        return written > 0, _names(submission, slug), not submission.problem, much

    def _shown(self, file: File, number: int, slugs: Iterable[str]) -> File:
        """Return a file as it is shown: under a code, by a number and the modules it names."""
        if not self.is_disguised:
            return file
        stem = "_".join([str(number), *(slug for slug in slugs if slug in file.path.stem)])
        suffix = file.path.suffix if is_source(file.path) else ".txt"
        return replace(file, path=PurePosixPath(stem + suffix))

    @property
    def _why_no_program(self) -> Message:
        return self.problem or NO_PYTHON.format(file=self.name)

    def unread(self, wanted: Iterable[str], asked: bool, problem: Message) -> dict[str, Submission]:
        """Return what stands for files that cannot be read: for modules that were asked for, or
        that a file names."""
        empty = Submission(self.name, problem=problem, account=self.account)
        named = [file.path.stem for file in self.files]
        return {slug: empty for slug in wanted if asked or any(slug in stem for stem in named)}

    @property
    def why_nothing_is_judged(self) -> Message:
        """The reason, where what was handed in concerns none of the modules."""
        if self.problem or not self.files:
            return self._why_no_program
        return finding(
            "file.no-function",
            "None of the functions of the exercise was found in what was handed in.",
        )

    def cells_of(self, submission: Submission) -> list[NotebookCell]:
        """Return what was handed in, cell by cell; a .py file is one cell.

        Raises:
            Refused, OSError: It cannot be read any more.
        """
        if submission.problem:
            return []
        if not submission.cells:
            return [NotebookCell("code", submission.source)]
        return shown_cells(self.bytes_of(submission))

    def bytes_of(self, submission: Submission) -> bytes:
        """Return the file a submission was read from; nothing when it is not there any more.

        Raises:
            Refused, OSError: It cannot be read any more.
        """
        programs = (
            file for file in unwrapped(self.files) if clean(str(file.path)) == submission.file
        )
        return next((file.read(MAX_NOTEBOOK_MB << 20) for file in programs), b"")


# ---------------------------------------------------------------- which file is the answer

_TOO_MANY = finding(
    "file.too-many",
    "So many files were handed in ({count}) that not all of them could be looked into, and those "
    "that were hold no answer: hand in the file of the exercise alone.",
)


def _names(submission: Submission, slug: str) -> bool:
    return slug in PurePosixPath(submission.file).stem


def _of_module(
    submissions: Iterable[Submission], slug: str, slugs: Collection[str]
) -> list[Submission]:
    """Return the files that bear a module's name, or that of none of the modules."""
    return [
        submission
        for submission in submissions
        if _names(submission, slug) or not any(_names(submission, other) for other in slugs)
    ]


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


def _numbered(path: PurePosixPath) -> list[tuple[int, str]]:
    """Return what sorts `x-2` after `x`, and `x-10` after `x-2`, as Canvas counts."""
    # every second part is a number, of any length
    parts = [part.lstrip("0") for part in re.split("([0-9]+)", str(path).removesuffix(path.suffix))]
    return [(len(part) * (at % 2), part) for at, part in enumerate(parts)]


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
    lines = [line.partition("#")[0].rstrip() for line in source.split("\n")]
    starts = [
        number
        for number, line in enumerate(lines, 1)
        if line.startswith(f"def {name}(") and line.endswith(":")
    ]
    if not starts:
        return False
    body = takewhile(lambda line: not line or line[0] in " \t", lines[starts[-1] :])
    return {line.strip() for line in body if line} in ({"..."}, {"pass"})
