"""Whose file is it? Learners found in a folder, an archive, or what an LMS makes of them."""

import os
import re
import stat
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from operator import itemgetter
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from autograder.i18n.catalogue import languages
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding
from autograder.intake.files import (
    LINK,
    UNREADABLE_FILE,
    Archive,
    ArchiveFile,
    DiskFile,
    File,
    Refused,
    Renamed,
    filename,
)
from autograder.intake.sources import MAX_NOTEBOOK_MB, NotebookCell, Submission, read, shown_cells
from autograder.intake.wrapped import (
    is_document,
    is_source,
    is_wrapped,
    looks_like_source,
    unwrapped,
)

NO_FOLDER = _(
    "there is no folder or file {folder}; give the folder or the archive that holds the submissions"
)
NO_SUBMISSION = _(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected"
)
NO_PYTHON = finding("file.no-program", "There is no .py or .ipynb file in {file}.")


_IGNORED = {"__pycache__", "__MACOSX", ".ipynb_checkpoints"}
# never read in what was handed in
OF_THE_TEACHER = ("class.toml", "overrides.csv", "received.csv", "comments.csv")
TIMESTAMP = "timestamp.txt"  # in which nbgrader writes when a work was handed in
SUBMITTED = "submitted"  # in a course folder of nbgrader, what was handed in
# a table, a database, a log beside the submissions: a teacher's, unless the roster knows whose name
# it bears
NO_ANSWERS = (".csv", ".tsv", ".xlsx", ".ods", ".db", ".toml", ".log", ".ini")
_OF_NBGRADER = {"nbgrader_config.py", "source", "release", SUBMITTED, "autograded", "feedback"}
_DEFINED = (
    r"\b(?:def|class|as|import)\s+(?:{0})\b|(?<![\w.])(?:{0})["
    r" \t]{{0,20}}(?::[^=\n]{{1,200}})?=(?!=)"
)
_WRITTEN_DOWN = _DEFINED.replace("|as|import", "")
# how much of an answer a file is
_WRITTEN, _IMPORTED, _INSIDE, _UNTOUCHED, _NOTHING, _UNREADABLE = range(6)
_MAX_DEPTH = 12  # folders in a learner's folder
_MAX_FILES = 20  # files of one learner that are read
# of more, to find out which ones; what a file costs at least
_MAX_SKIMMED_MB, _LEAST_SKIMMED = 64, 4096


@dataclass(frozen=True)
class Entry:
    """One learner and the files found under that name."""

    name: str
    files: tuple[File, ...]
    problem: Message | None = None
    account: str = ""  # who it is for the LMS it came from: moodle 123, canvas 45
    is_disguised: bool = False  # under a code: no name of a file is shown

    def read(self, slug: str, tasks: Collection[str]) -> Submission:
        """The newest file that concerns the module."""
        return self.read_all({slug: tasks}, asked=True)[slug]

    def read_all(self, wanted: Mapping[str, Collection[str]], asked: bool) -> dict[str, Submission]:
        """Read for each module (its slug, its tasks) the newest file that concerns it, one with its
        name before others.

        What defines a function goes before what imports it, that before what has its name inside of
        something else, be it as a variable, that before an exercise as it was given out.

        A module that was asked for always has a submission; another one only when a file bears its
        name or defines a function of it (inside of something else, where no module has one
        elsewhere). A file that bears the name of one module is for no other, unless that was asked
        for.
        """
        if self.problem or not self.files:
            return self.unread(wanted, asked, self.problem or NO_PYTHON.format(file=self.name))
        sources_of = self._sources(wanted)
        if not sources_of:
            return self.unread(wanted, asked, NO_PYTHON.format(file=self.name))
        newest = sorted(
            sources_of, key=lambda file: (file.time, _numbered(file.path)), reverse=True
        )
        free = (
            newest
            if asked
            else [file for file in newest if not any(slug in file.path.stem for slug in wanted)]
        )
        reading = cache(self._submission)
        found: dict[str, Submission] = {}
        inside: dict[str, Submission] = {}  # where a name of a task may be a variable
        for slug, tasks in wanted.items():
            named = [file for file in newest if slug in file.path.stem]
            promise, chosen, complete = _best(
                named, [file for file in free if file not in named], tasks, reading
            )
            if not chosen or (promise >= _NOTHING and not (asked or named)):
                continue
            if not complete and promise >= _NOTHING:
                chosen = replace(
                    chosen,
                    problem=finding(
                        "file.too-many",
                        "So many files were handed in ({count}) that not all of them could be "
                        "looked into, and those that were hold no answer: hand in the file of the "
                        "exercise alone.",
                        count=len(newest),
                    ),
                )
            sure = promise != _INSIDE or asked or named
            (found if sure else inside)[slug] = self._noting_others(
                chosen, named if named and not asked else newest
            )
        return found or inside

    def _submission(self, file: File) -> Submission:
        return replace(read(self.name, file), account=self.account)

    def _sources(self, slugs: Iterable[str]) -> list[File]:
        """The sources among the files; under a code, each is called by a number and the modules it
        names."""
        found = list(unwrapped(self.files))
        if not self.is_disguised:
            return found
        natural = sorted(found, key=lambda file: _numbered(file.path))
        return [
            Renamed(
                file,
                PurePosixPath(
                    "_".join([str(rank), *(slug for slug in slugs if slug in file.path.stem)])
                    + suffix
                ),
            )
            for rank, file in enumerate(natural, 1)
            for suffix in [file.path.suffix if is_source(file.path) else ".txt"]
        ]

    def unread(self, wanted: Iterable[str], asked: bool, problem: Message) -> dict[str, Submission]:
        """What stands for the files when none of them can be read: for what was asked, or bears a
        module's name."""
        empty = Submission(self.name, problem=problem, account=self.account)
        return {
            slug: empty
            for slug in wanted
            if asked or any(slug in file.path.stem for file in self.files)
        }

    @property
    def why_nothing_is_judged(self) -> Message:
        """The reason, where what was handed in concerns none of the modules."""
        if self.problem or not self.files:
            return self.problem or NO_PYTHON.format(file=self.name)
        return finding(
            "file.no-function",
            "None of the functions of the exercise was found in what was handed in.",
        )

    def cells_of(self, submission: Submission) -> list[NotebookCell]:
        """What was handed in, cell by cell; a .py file is one cell. Nothing when it could not be
        read."""
        if submission.problem:
            return []
        if not submission.cells:
            return [NotebookCell("code", submission.source)]
        try:
            return shown_cells(self.bytes_of(submission))
        except Refused:
            return []

    def bytes_of(self, submission: Submission) -> bytes:
        """The file the submission was read from; nothing when it cannot be read any more, or is too
        big."""
        file = next(
            (file for file in unwrapped(self.files) if clean(str(file.path)) == submission.file),
            None,
        )
        try:
            return file.read(MAX_NOTEBOOK_MB << 20) if file else b""
        except (Refused, OSError):
            return b""

    def _noting_others(self, chosen: Submission, files: Sequence[File]) -> Submission:
        others = sorted(shown for file in files if (shown := clean(str(file.path))) != chosen.file)
        if not others:
            return chosen
        note = finding(
            "note.several-files",
            "Several files were handed in: {file} was judged; {others} was not.",
            file=chosen.file,
            others=", ".join(others[:5]),
        )
        return replace(chosen, notes=(*chosen.notes, note))


def _promise(submission: Submission, tasks: Collection[str]) -> int:
    """How much of an answer a file is, at first sight: the smaller, the more."""
    if submission.problem:
        return _UNREADABLE
    written = defines(submission.source, tasks, outside=True)
    if not written and not defines(submission.source, tasks, imported=True):
        return _NOTHING
    if _untouched(submission.source, tasks):
        return _UNTOUCHED
    if written:
        return _WRITTEN
    return _IMPORTED if defines(submission.source, tasks, imported=True, outside=True) else _INSIDE


def _best(
    named: Sequence[File],
    others: Sequence[File],
    tasks: Collection[str],
    reading: Callable[[File], Submission],
) -> tuple[int, Submission | None, bool]:
    """What promises most: of the files with the module's name, of the others where none of these is
    an answer.

    How much it promises, what it is, and whether every file was looked into that could be one.
    """

    def look_into(files: Sequence[File]) -> tuple[list[tuple[int, Submission]], bool]:
        looked_into, complete = _looked_into(files, tasks)
        return [(_promise(one, tasks), one) for one in map(reading, looked_into)], complete

    found, complete = look_into(named)
    if not any(promise == _WRITTEN for promise, _ in found):
        more, all_of_them = look_into(others)
        complete = complete and all_of_them
        if not found or any(promise < _NOTHING for promise, _ in more):
            found += more
    return *min(found, key=itemgetter(0), default=(_UNREADABLE, None)), complete


def _looked_into(files: Sequence[File], tasks: Collection[str]) -> tuple[Sequence[File], bool]:
    """The files that are read: of many, some in which a function is named; and whether no other one
    can name any."""
    if len(files) <= _MAX_FILES:
        return files, True
    found: list[File] = []
    left = _MAX_SKIMMED_MB << 20
    for file in files:
        if left <= 0 or len(found) == _MAX_FILES:
            return found or files[:1], False
        try:
            data = file.read(MAX_NOTEBOOK_MB << 20)
        except (Refused, OSError):
            continue
        left -= max(len(data), _LEAST_SKIMMED)
        text = data.replace(b"\0", b"")  # which UTF-16 has beside each letter
        if any(task.encode() in text for task in tasks):
            found.append(file)
    return found or files[:1], True


def _untouched(source: str, tasks: Collection[str]) -> bool:
    """Whether the file is the exercise as it was given out, with nothing filled in."""
    return any(
        source.count(f"...  # {_('your code here')[language]}") >= len(tasks)
        for language in languages()
    )


def _numbered(path: PurePosixPath) -> list[tuple[int, str]]:
    """Sorts `x-2` after `x`, and `x-10` after `x-2`, as Canvas counts what is handed in again."""
    # every second one is a number, of any length
    parts = re.split("([0-9]+)", str(path).removesuffix(path.suffix))
    return [
        (len(part), part) if rank % 2 else (0, part)
        for rank, part in enumerate(one.lstrip("0") for one in parts)
    ]


def defines(
    source: str, names: Collection[str], imported: bool = False, outside: bool = False
) -> bool:
    """Whether the text looks as if it gave one of these names a value.

    `imported`: be it one of another file; `outside`: in a line that is not indented.
    """
    found = re.compile(
        (_DEFINED if imported else _WRITTEN_DOWN).format("|".join(map(re.escape, names)))
    )
    lines = (line for name in names for line in _lines_with(name, source))
    return any(found.search(line) for line in lines if not (outside and line[0] in " \t"))


def _lines_with(name: str, source: str) -> Iterator[str]:
    """The lines of a text in which a name stands."""
    end = -1
    while (place := source.find(name, end + 1)) >= 0:
        start, end = source.rfind("\n", 0, place) + 1, source.find("\n", place)
        yield source[start : end if end >= 0 else None]
        if end < 0:
            return


def unwritten(source: str, name: str) -> bool:
    """Whether that function is as it was given out: a first line, and `...` below it."""
    lines = [line.partition("#")[0].rstrip() for line in source.split("\n")]
    starts = [
        rank
        for rank, line in enumerate(lines)
        if line.startswith(f"def {name}(") and line.endswith(":")
    ]
    if not starts:
        return False
    body = takewhile(lambda line: not line or line[0] in " \t", lines[starts[-1] + 1 :])
    return {line.strip() for line in body if line} in ({"..."}, {"pass"})


def _listed(root: Path, but: Set[str]) -> Iterator[tuple[PurePosixPath, File | Message]]:
    """The files below a folder, or why one cannot be one. Links are listed, not followed; `but` is
    left out."""

    def walk(folder: Path, depth: int) -> Iterator[tuple[PurePosixPath, File | Message]]:
        try:
            children = sorted(folder.iterdir())
        except OSError as error:
            path = PurePosixPath(folder.relative_to(root).as_posix())
            reason = clean(error.strerror or "", 100)
            yield path, UNREADABLE_FILE.format(file=clean(str(path)), reason=reason)
            return
        for child in children:
            path = PurePosixPath(child.relative_to(root).as_posix())
            try:
                status = child.lstat()
            except OSError:
                continue
            if child.name in _IGNORED or (but and os.path.realpath(child) in but):
                continue
            if child.name.startswith(".") and (
                depth or not is_source(path) or child.name.startswith("._")
            ):
                continue
            if stat.S_ISDIR(status.st_mode):
                if os.path.isdir(child / "autograder" / "checks") and os.path.isdir(
                    child / "solutions"
                ):
                    if depth == 0:  # handed in, or put there to judge the rest
                        yield (
                            path,
                            finding(
                                "file.whole-workbook",
                                "This is a copy of the whole workbook: the file of the exercise "
                                "alone is to be handed in.",
                            ),
                        )
                    continue
                if depth == 0:  # a folder, be it called `ann.py`
                    place = path / "…" if _is_named_like_a_file(path) else path
                    yield place, NO_PYTHON.format(file=clean(child.name))
                if depth < _MAX_DEPTH:
                    yield from walk(child, depth + 1)
                else:
                    yield (
                        path,
                        finding(
                            "file.too-deep",
                            "What is in {file} lies below more than {limit} folders, and is not "
                            "looked at.",
                            file=clean(str(path)),
                            limit=_MAX_DEPTH,
                        ),
                    )
            elif stat.S_ISLNK(status.st_mode):
                yield path, LINK.format(file=clean(str(path)))
            else:
                yield path, DiskFile(root, path, (status.st_mtime,))

    return walk(root, 0)


def _archived(archive: Archive) -> Iterator[tuple[PurePosixPath, File | Message]]:
    for info in archive.members:
        path = filename(info)
        if (
            path.name
            and not info.is_dir()
            and not _IGNORED & set(path.parts)
            and not path.name.startswith(".")
        ):
            yield path, ArchiveFile(archive, info, path, tuple(map(float, info.date_time)))


def find(
    where: Path,
    slugs: Collection[str],
    but: Path | None = None,
    single: bool = False,
) -> tuple[list[Entry], list[str]]:
    """The learners found in a folder, a single file or an archive, by name; and the files left
    aside.

    A learner is a file (`alice.py`, `bob.ipynb`) or a folder (`carol/…`); `but` is no learner's. A
    file that is no program is somebody's, too, with the reason why it is not judged; see `entry_of`
    for those that are left aside.
    `single`: everything there is one learner's. Raises InputError.
    """
    aside: list[str] = []
    try:
        if (inside := handed_in_at(where, single)) != where:
            beside = sorted(path for path in where.iterdir() if _is_beside(path, but))
            others = [clean(path.name) for path in beside if _has_source(path)]
            if others:
                raise InputError(
                    _(
                        "{folder} may be a course folder of nbgrader, whose submitted/ holds the "
                        "submissions, or a folder of submissions, to which {others} would belong; "
                        "give {folder}/submitted, or take nbgrader_config.py out of {folder}",
                        folder=where,
                        others=", ".join(others[:5]),
                    )
                )
            aside = [clean(path.name) for path in beside]
            where = inside
        if where.is_dir():
            next(where.iterdir(), None)  # is it readable?
            listed = list(
                _listed(
                    where,
                    {os.path.realpath(path) for path in (but, but / "pages")} if but else set(),
                )
            )
        elif where.suffix.lower() == ".zip" and where.is_file():
            listed = _without_common_folder(list(_archived(Archive(where))), slugs)
        elif where.is_file() and _may_hold_sources(
            path := PurePosixPath(where.name), one := _disk_file(where)
        ):
            listed = [(path, one)]
        elif where.exists():
            said = (
                _(
                    "{file} is a document, not a program; copy the program into a plain file, "
                    "{plain}"
                )
                if is_document(where)
                else _("{file} is neither a folder, nor a .zip archive, nor a .py or .ipynb file")
            )
            raise InputError(said.format(file=where, plain=f"{where.stem}.py"))
        else:
            raise InputError(NO_FOLDER.format(folder=where))
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
    aside += [clean(str(path)) for path, _unused in listed if path.name in OF_THE_TEACHER]
    listed = [(path, file) for path, file in listed if path.name not in OF_THE_TEACHER]
    if single:
        owner = (
            normalize("NFC", where.resolve().stem if where.is_file() else where.resolve().name),
            "",
        )
        return (
            _unique(
                [
                    _entry(
                        owner,
                        [file for path, file in listed if is_source(path) or is_wrapped(path)],
                    )
                ]
            ),
            aside,
        )
    learners: dict[_Owner, list[File | Message]] = {}
    wanted = {
        path for path, file in listed if isinstance(file, Message) or _may_hold_sources(path, file)
    }
    tops = [path.name for path in wanted if len(path.parts) == 1]
    canvas = _is_of_canvas(path.name for path, _unused in listed if len(path.parts) == 1)
    only_canvas = canvas and bool(tops) and all(map(_CANVAS.fullmatch, tops))
    for path, file in listed:
        # no program, beside the learners' files
        is_none = len(path.parts) == 1 and path not in wanted
        of_an_lms = is_none and _is_handed_in(path, only_canvas)
        if is_none and not of_an_lms and _is_no_answer(path):
            aside.append(clean(str(path)))
            continue
        named = _without_kind(path) if is_none and not of_an_lms else path
        found = learners.setdefault(_owner(named, slugs, canvas), [])
        if path in wanted:
            found.append(file)
        elif is_none or is_document(path):
            found.append(_no_program(path))
    return _unique(_entry(owner, learners[owner]) for owner in sorted(learners)), aside


def entry_of(aside: str, slugs: Collection[str]) -> Entry:
    """Return a file that was left aside as the work of the learner whose name it bears, if there is
    one."""
    path = PurePosixPath(aside)
    return _entry(_owner(_without_kind(path), slugs, False), [_no_program(path)])


def _is_no_answer(path: PurePosixPath) -> bool:
    """Whether a file beside those of the learners is hidden, or of a kind that teachers keep
    there."""
    return (
        path.name.startswith(".")
        or path.stem.lower() == "readme"
        or path.suffix.lower() in NO_ANSWERS
    )


def _without_kind(path: PurePosixPath) -> PurePosixPath:
    """The path without what says of which kind a file is that is no program: `dora.tar.gz` is
    Dora's."""
    return path.with_name(path.stem.removesuffix(".tar") or path.name)


def _no_program(path: PurePosixPath) -> Message:
    said = (
        finding(
            "file.document",
            "{file} is a document, not a program: copy the program into a plain .py file.",
        )
        if is_document(path)
        else NO_PYTHON
    )
    return said.format(file=clean(str(path)))


def _may_hold_sources(path: PurePosixPath, file: File) -> bool:
    """Whether it is looked into. A text beside the learners' files is one of them if it looks like
    a program."""
    if path.name.startswith("."):
        return False
    if (
        len(path.parts) == 1
        and path.suffix.lower() == ".txt"
        and not is_source(PurePosixPath(path.stem))
    ):
        return looks_like_source(file)
    return is_source(path) or is_wrapped(path)


def _is_handed_in(path: PurePosixPath, only_canvas: bool) -> bool:
    """Whether something without a program was handed in, as its name says: by Moodle, by Canvas
    among files of its."""
    return bool(_MOODLE.fullmatch(path.name) or (only_canvas and _CANVAS.fullmatch(path.name)))


def _is_of_canvas(names: Iterable[str]) -> bool:
    """Whether names like `alice_12_345_m02.py` are written by Canvas, and not by learners
    (`TP_2_1_alice.py`).

    Canvas gives each file a number of its own; and numbers below a hundred, for one learner only,
    are those of a sheet.
    """
    found = [one for name in names if (one := _CANVAS.fullmatch(name))]
    owners = {(one["name"], one["number"]) for one in found}
    files = {
        (one["file"], one["name"], one["number"], _VERSION.sub("", one["rest"]))
        for one in found
        if one["file"]
    }
    of_a_sheet = len(owners) == 1 < len(found) and any(len(one["number"]) < 3 for one in found)
    return len({number for number, *_ in files}) == len(files) and not of_a_sheet


def _disk_file(place: Path) -> DiskFile:
    return DiskFile(place.parent, PurePosixPath(place.name), (place.stat().st_mtime,))


def is_course(folder: Path) -> bool:
    """Whether a folder looks like a course folder of nbgrader."""
    return os.path.isfile(folder / "nbgrader_config.py") and os.path.isdir(folder / SUBMITTED)


def handed_in_at(where: Path, single: bool = False) -> Path:
    """Return what was handed in of what is judged: of a course folder of nbgrader, its folder
    `submitted`."""
    return where / SUBMITTED if not single and is_course(where) else where


def _is_beside(path: Path, but: Path | None) -> bool:
    """Whether something in a course folder of nbgrader may have been handed in, where nobody
    looks."""
    if path.name in _OF_NBGRADER | _IGNORED or path.name.startswith("."):
        return False
    is_ours = but is not None and os.path.realpath(path) == os.path.realpath(but)
    return not is_ours and (is_source(path) or os.path.isdir(path))


def _has_source(path: Path) -> bool:
    """Whether the path is a source, or a folder with one in it."""
    return is_source(path) or (
        not path.is_symlink() and any(is_source(one) for one, _ in _listed(path, set()))
    )


_Owner = tuple[str, str]  # the learner's name, and who that is for the LMS
_MOODLE = re.compile(r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_.*", re.DOTALL)
_CANVAS = re.compile(
    r"(?P<name>[^_/]+)_(?:LATE_)?(?P<number>\d+)_(?:(?P<file>\d+)_(?P<rest>.+)|text\.html|link\.html)",
    re.IGNORECASE | re.DOTALL,
)
# of a file handed in again, before what kind it is of
_VERSION = re.compile(r"(?:-\d+)?(?:\.\w+)*$")
# Moodle's name for everybody, in either language
_ANONYMOUS = re.compile("participant", re.IGNORECASE)
_FAMILY_FIRST = re.compile(
    r"(?P<family>[^\W\d_a-z][^\W\d_]+(?:[-' ][^\W\d_]+)*)[_ ](?P<given>[^\W\d_]+(?:-[^\W\d_]+)*)"
)


def _owner(path: PurePosixPath, slugs: Collection[str], canvas: bool) -> _Owner:
    """The learner a file is from: the folder, or its name without the module's, or as Moodle and
    `canvas` write it."""
    parts = [part for part in path.parts if part not in ("..", "/")] or [path.name]
    for system, form in (("moodle", _MOODLE), ("canvas", _CANVAS)):
        found = form.fullmatch(parts[0])
        if found and (system == "moodle" or (canvas and len(parts) == 1)):
            name = (
                f"{found['name']} {found['number']}"
                if _ANONYMOUS.fullmatch(found["name"])
                else found["name"]
            )
            return normalize("NFC", name), f"{system} {found['number']}"
    raw = parts[0]
    while len(parts) == 1 and _is_named_like_a_file(PurePosixPath(raw)):
        raw = PurePosixPath(raw).stem
    slug = next((slug for slug in slugs if raw.endswith(slug) or raw.startswith(slug)), "")
    short = raw.removesuffix(slug).removeprefix(slug).strip("-_ .") if slug else raw
    name = normalize("NFC", short or raw)
    return _person(name) if slug else name, ""


def _is_named_like_a_file(path: PurePosixPath) -> bool:
    return is_source(path) or is_wrapped(path)


def _person(name: str) -> str:
    """`MARTIN_Léa`, beside a module's name, is Léa Martin; any other name stays as it is."""
    found = _FAMILY_FIRST.fullmatch(name)
    if not found or not found["family"].isupper() or found["given"].isupper():
        return name
    return f"{found['given']} {found['family'].title()}"


def _unique(entries: Iterable[Entry]) -> list[Entry]:
    """Names fit to be shown, made different where cleaning or cutting made two of them equal."""
    named = [(clean(entry.name, 150), entry) for entry in entries]
    known, taken, result = (
        {name for name, _ in named},
        set(),
        [],
    )  # type: set[str], set[str], list[Entry]
    for name, entry in named:
        free, count = name, 1
        while free in taken or (count > 1 and free in known):
            count += 1
            free = f"{name} ({count})"
        taken.add(free)
        result.append(replace(entry, name=free))
    return result


def _entry(owner: _Owner, found: list[File | Message]) -> Entry:
    files = tuple(file for file in found if isinstance(file, File))
    # the last one is about what lies deepest
    reasons = [reason for reason in found if isinstance(reason, Message)]
    answers = [file for file in files if file.path.name != TIMESTAMP]
    return Entry(owner[0], files, reasons[-1] if reasons and not answers else None, owner[1])


def _without_common_folder(
    listed: list[tuple[PurePosixPath, File | Message]], slugs: Collection[str]
) -> list[tuple[PurePosixPath, File | Message]]:
    """An archive of the folder `class/` holds `class/alice.py`: leave `class/` out, unless it is
    one learner's."""
    tops = {path.parts[0] for path, _ in listed if path.parts}
    inside = [path for path, _ in listed if len(path.parts) > 1]
    if len(tops) != 1 or len(inside) != len(listed) or ".." in tops or "/" in tops:
        return listed
    if any(len(path.parts) == 2 and path.stem in slugs for path in inside) or any(
        map(_MOODLE.fullmatch, tops)
    ):
        return listed
    return [(PurePosixPath(*path.parts[1:]), file) for path, file in listed]
