"""The learners of a class, and which of a learner's files is the answer to a module."""

import os
import re
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding
from autograder.intake.files import (
    IGNORED,
    File,
    Listed,
    file_on_disk,
    files_in_archive,
    files_in_folder,
)
from autograder.intake.layouts import (
    CANVAS,
    LAYOUTS,
    MOODLE,
    NBGRADER,
    OF_NBGRADER,
    TIMESTAMP,
    Owner,
    handed_in_at,
    is_named_like_a_program,
    owner_in_system,
    owner_of,
)
from autograder.intake.sources import (
    DOCUMENT,
    MAX_NOTEBOOK_MB,
    NotebookCell,
    Submission,
    read,
    shown_cells,
)
from autograder.intake.wrapped import is_document, is_source, looks_like_source, unwrapped

NO_FOLDER = _(
    "there is no folder or file {folder}; give the folder or the archive that holds the submissions"
)
NO_SUBMISSION = _(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected"
)
NO_PYTHON = finding("file.no-program", "There is no .py or .ipynb file in {file}.")
_NO_PROGRAM = finding(
    "file.not-a-program",
    "{file} is not a program: hand in a .py or .ipynb file, or a .zip of it.",
)
OF_THE_TEACHER = ("class.toml", "overrides.csv", "received.csv")  # never read in what was handed in
# a table, a database, a log beside the submissions: a teacher's, unless the roster knows whose name
# it bears
NO_ANSWERS = (".csv", ".tsv", ".xlsx", ".ods", ".db", ".toml", ".log", ".ini")
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
    """

    name: str
    files: tuple[File, ...]
    problem: Message | None = None
    account: str = ""
    is_disguised: bool = False

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
        found: dict[str, Submission] = {}
        inside: dict[str, Submission] = {}  # what may be a variable of another module's function
        for slug, tasks in wanted.items():
            others = [other for other in wanted if other != slug]
            candidates = [
                one
                for one in submissions
                if asked or _names(one, slug) or not any(_names(one, other) for other in others)
            ]
            chosen = max(candidates, key=lambda one: _rank(one, slug, tasks), default=None)
            if not chosen:
                continue
            is_asked = asked or _names(chosen, slug)
            is_outside = defines(chosen.source, tasks, outside=True)
            if not is_asked and not defines(chosen.source, tasks):
                continue
            if count > len(submissions) and not _written(chosen.source, tasks):
                chosen = replace(chosen, problem=_TOO_MANY.format(count=count))
            named = [] if asked else [one for one in submissions if _names(one, slug)]
            noted = _noting_others(chosen, named or submissions)
            (found if is_asked or is_outside else inside)[slug] = noted
        return found or inside

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
            programs[:_MAX_FILES], key=lambda one: (one.time, _numbered(one.path)), reverse=True
        )
        submissions = []
        for number, file in enumerate(newest, 1):
            submission = read(self.name, self._shown(file, number, slugs))
            submissions.append(replace(submission, account=self.account))
        return submissions, len(programs)

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
        named = [one.path.stem for one in self.files]
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
        programs = (one for one in unwrapped(self.files) if clean(str(one.path)) == submission.file)
        return next((one.read(MAX_NOTEBOOK_MB << 20) for one in programs), b"")


# ---------------------------------------------------------------- which file is the answer

_TOO_MANY = finding(
    "file.too-many",
    "So many files were handed in ({count}) that not all of them could be looked into, and those "
    "that were hold no answer: hand in the file of the exercise alone.",
)


def _names(submission: Submission, slug: str) -> bool:
    return slug in PurePosixPath(submission.file).stem


def _rank(submission: Submission, slug: str, tasks: Collection[str]) -> tuple[object, ...]:
    """Return what the answer has most of; of two that are equal, `max` takes the first, the newer
    one."""
    written = _written(submission.source, tasks)
    return written > 0, _names(submission, slug), not submission.problem, written


def _written(source: str, tasks: Collection[str]) -> float:
    """Return how many of the functions are written; one inside of something else counts for less
    than any other."""
    defined = [task for task in tasks if defines(source, [task], outside=True)]
    written = sum(not unwritten(source, task) for task in defined)
    return written or 0.5 * (not defined and defines(source, tasks))


def _noting_others(chosen: Submission, submissions: Sequence[Submission]) -> Submission:
    others = sorted(one.file for one in submissions if one.file != chosen.file)
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


# ---------------------------------------------------------------- whose files there are


def find(
    where: Path,
    slugs: Collection[str],
    but: Path | None = None,
    single: bool = False,
    layout: str = "",
) -> tuple[list[Entry], list[str]]:
    """Find the learners in a folder, a single file or an archive.

    A learner is a file (`alice.py`, `bob.ipynb`) or a folder (`carol/…`). A file that is no program
    is somebody's, too, with the reason why it is not judged; see `entry_of` for those left aside.

    Args:
        where: What is looked into.
        slugs: The modules whose names may stand beside a learner's.
        but: The folder of results, which is no learner's.
        single: Whether everything there is one learner's.
        layout: NBGRADER or FOLDER, for a folder that may be either.

    Returns:
        The learners, by name, and the files left aside.

    Raises:
        InputError: There is nothing that can be looked into, or it may be two things.
    """
    with _as_input_errors(where):
        root = handed_in_at(where, single, layout)
        aside = _left_in_course(where, but, layout) if root != where else []
        listed = _listed(root, slugs, but)
    aside += [clean(str(path)) for path, _unused in listed if path.name in OF_THE_TEACHER]
    listed = [(path, one) for path, one in listed if path.name not in OF_THE_TEACHER]
    if single:
        real = where.resolve()
        owner = Owner(normalize("NFC", real.stem if where.is_file() else real.name))
        files = [one for path, one in listed if is_named_like_a_program(path)]
        return _with_clean_names([_entry(owner, files)]), aside
    works, left = _works(listed, slugs)
    return _with_clean_names(_entry(owner, works[owner]) for owner in sorted(works)), aside + left


def _works(
    listed: Sequence[Listed], slugs: Collection[str]
) -> tuple[dict[Owner, list[File | Message | None]], list[str]]:
    """Return what each owner has handed in, and the files that are nobody's."""
    tops = {path for path, _unused in listed if len(path.parts) == 1}
    layouts = [layout for layout in LAYOUTS if layout.is_used(path.name for path in tops)]
    no_programs = {
        path for path, one in listed if isinstance(one, File) and not _may_hold_program(path, one)
    }
    # beside plain names, a file that looks like one of Canvas is a learner's only by chance
    is_all_canvas = CANVAS in layouts and all(map(CANVAS.owner_of, tops - no_programs))
    systems = layouts if is_all_canvas else [MOODLE]
    works: dict[Owner, list[File | Message | None]] = {}
    aside = []
    for path, one in listed:
        named = path
        is_other = path in no_programs and path in tops
        if is_other and not owner_in_system(path, systems):
            if _is_no_answer(path):
                aside.append(clean(str(path)))
                continue
            named = _without_suffix(path)
        work = works.setdefault(owner_of(named, slugs, layouts), [])
        work.append(_no_program(path) if path in no_programs else one)
    return works, aside


def entry_of(aside: str, slugs: Collection[str]) -> Entry:
    """Return a file that was left aside as the work of the learner whose name it bears."""
    path = PurePosixPath(aside)
    return _entry(owner_of(_without_suffix(path), slugs, ()), [_no_program(path)])


def _no_program(path: PurePosixPath) -> Message:
    reason = DOCUMENT if is_document(path) else _NO_PROGRAM
    return reason.format(file=clean(str(path)))


def _entry(owner: Owner, work: Iterable[File | Message | None]) -> Entry:
    """Return the work of a learner; it has a problem when no file of it may hold a program."""
    files = tuple(one for one in work if isinstance(one, File))
    # the last reason is about what lies deepest
    reasons = [one for one in work if isinstance(one, Message)]
    has_program = any(file.path.name != TIMESTAMP for file in files)
    problem = reasons[-1] if reasons and not has_program else None
    return Entry(owner.name, files, problem, owner.account)


@contextmanager
def _as_input_errors(where: Path) -> Iterator[None]:
    """Turn what the disk and `zipfile` raise into sentences."""
    try:
        yield
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise InputError(
            _(
                "{file} cannot be read as an archive ({reason}); make the .zip again",
                file=where,
                reason=error,
            )
        ) from None
    except OSError as error:
        raise InputError(
            _("{file} cannot be read: {reason}", file=where, reason=error.strerror or error)
        ) from None


def _listed(root: Path, slugs: Collection[str], but: Path | None) -> list[Listed]:
    """Return what lies in a folder or an archive, or a file alone. Raises InputError."""
    if root.is_dir():
        next(root.iterdir(), None)  # is it readable?
        results = {os.path.realpath(path) for path in (but, but / "pages")} if but else set()
        return list(files_in_folder(root, results))
    if root.suffix.lower() == ".zip" and root.is_file():
        listed = list(files_in_archive(root))
        path = listed[0][0] if len(listed) == 1 else PurePosixPath()
        if path.suffix.lower() == ".zip" and not owner_in_system(path):
            raise InputError(
                _(
                    "{file} holds nothing but another archive, {inside}: take that out, and give "
                    "it",
                    file=root,
                    inside=clean(str(path)),
                )
            )
        return _without_common_folder(listed, slugs)
    if not root.exists():
        raise InputError(NO_FOLDER.format(folder=root))
    file = file_on_disk(root, root.stat().st_mtime)
    if root.is_file() and _may_hold_program(file.path, file):
        return [(file.path, file)]
    problem = (
        _("{file} is a document, not a program; copy the program into a plain file, {plain}")
        if is_document(root)
        else _("{file} is neither a folder, nor a .zip archive, nor a .py or .ipynb file")
    )
    raise InputError(problem.format(file=root, plain=f"{root.stem}.py"))


def _without_common_folder(listed: list[Listed], slugs: Collection[str]) -> list[Listed]:
    """Return an archive of the folder `class/` without `class/`, unless that is one learner's."""
    tops = {path.parts[0] for path, _unused in listed if path.parts}
    if len(tops) != 1 or any(len(path.parts) == 1 for path, _unused in listed):
        return listed
    if tops & {"..", "/"} or MOODLE.owner_of(PurePosixPath(*tops)):
        return listed
    if any(len(path.parts) == 2 and path.stem in slugs for path, _unused in listed):
        return listed
    return [(PurePosixPath(*path.parts[1:]), one) for path, one in listed]


def _left_in_course(folder: Path, but: Path | None, layout: str) -> list[str]:
    """Return what lies beside nbgrader's own in a course folder. Raises InputError when it may have
    been handed in."""
    results = os.path.realpath(but) if but else ""
    left = [
        path
        for path in sorted(folder.iterdir())
        if not path.name.startswith(".")
        and path.name not in OF_NBGRADER | IGNORED
        and os.path.realpath(path) != results
        and (is_source(path) or os.path.isdir(path))
    ]
    programs = [clean(path.name) for path in left if layout != NBGRADER and _has_source(path)]
    if programs:
        raise InputError(
            _(
                "{folder} may be a course folder of nbgrader, whose submitted/ holds the "
                "submissions, or a folder of submissions, to which {others} would belong; "
                "say which it is: --as nbgrader or --as folder",
                folder=folder,
                others=", ".join(programs[:5]),
            )
        )
    return [clean(path.name) for path in left]


def _has_source(path: Path) -> bool:
    """Return whether a path is a program, or a folder with one in it."""
    if is_source(path):
        return True
    return not path.is_symlink() and any(is_source(inside) for inside, _ in files_in_folder(path))


def _may_hold_program(path: PurePosixPath, file: File) -> bool:
    """Return whether a file is looked into; a text beside the learners' files is one of them if it
    looks like a program."""
    if path.name.startswith("."):
        return False
    is_text = path.suffix.lower() == ".txt" and not is_source(PurePosixPath(path.stem))
    if is_text and len(path.parts) == 1:
        return looks_like_source(file)
    return is_named_like_a_program(path)


def _is_no_answer(path: PurePosixPath) -> bool:
    """Return whether a file beside those of the learners is hidden, or of a kind that teachers keep
    there."""
    is_hidden = path.name.startswith(".")
    return is_hidden or path.stem.lower() == "readme" or path.suffix.lower() in NO_ANSWERS


def _without_suffix(path: PurePosixPath) -> PurePosixPath:
    """Return `dora` for `dora.tar.gz`, which is no program."""
    return path.with_name(path.stem.removesuffix(".tar") or path.name)


def _with_clean_names(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries whose names are fit to be shown, and different where cleaning made two
    equal."""
    named = [(clean(entry.name, 150), entry) for entry in entries]
    known = {name for name, _unused in named}
    taken: set[str] = set()
    result = []
    for name, entry in named:
        free, count = name, 1
        while free in taken or (count > 1 and free in known):
            count += 1
            free = f"{name} ({count})"
        taken.add(free)
        result.append(replace(entry, name=free))
    return result
