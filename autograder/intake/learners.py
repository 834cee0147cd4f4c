"""The learners of a class: whose files there are in a folder or an archive."""

import os
import zipfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding
from autograder.intake.answers import Entry
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
    OF_NBGRADER,
    TIMESTAMP,
    Owner,
    handed_in_at,
    is_named_like_a_program,
    owner_in_system,
    owner_of,
)
from autograder.intake.sources import DOCUMENT
from autograder.intake.wrapped import is_document, is_source, looks_like_source

NO_FOLDER = _(
    "there is no folder or file {folder}; give the folder or the archive that holds the submissions"
)
NO_SUBMISSION = _(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected"
)
_NO_PROGRAM = finding(
    "file.not-a-program",
    "{file} is not a program: hand in a .py or .ipynb file, or a .zip of it.",
)
# never read in what was handed in
OF_THE_TEACHER = ("class.toml", "overrides.csv", "received.csv", "comments.csv")
# a table, a database, a log beside the submissions: a teacher's, unless the roster knows whose name
# it bears
NO_ANSWERS = (".csv", ".tsv", ".xlsx", ".ods", ".db", ".toml", ".log", ".ini")


def find(
    where: Path,
    slugs: Collection[str],
    but: Path | None = None,
    single: bool = False,
) -> tuple[list[Entry], list[str]]:
    """Find the learners in a folder, a single file or an archive.

    A learner is a file (`alice.py`, `bob.ipynb`) or a folder (`carol/…`). A file that is no program
    is somebody's, too, with the reason why it is not judged; see `entry_of` for those left aside.

    Args:
        where: What is looked into.
        slugs: The modules whose names may stand beside a learner's.
        but: The folder of results, which is no learner's.
        single: Whether everything there is one learner's.

    Returns:
        The learners, by name, and the files left aside.

    Raises:
        InputError: There is nothing that can be looked into, or it may be two things.
    """
    with _as_input_errors(where):
        root = handed_in_at(where, single)
        aside = _left_in_course(where, but) if root != where else []
        listed = _listed(root, slugs, but)
    aside += [clean(str(path)) for path, _unused in listed if path.name in OF_THE_TEACHER]
    listed = [(path, item) for path, item in listed if path.name not in OF_THE_TEACHER]
    if single:
        real = where.resolve()
        owner = Owner(normalize("NFC", real.stem if where.is_file() else real.name))
        files = [item for path, item in listed if is_named_like_a_program(path)]
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
        path
        for path, item in listed
        if isinstance(item, File) and not _may_hold_program(path, item)
    }
    # beside plain names, a file that looks like one of Canvas is a learner's only by chance
    is_all_canvas = CANVAS in layouts and all(map(CANVAS.owner_of, tops - no_programs))
    systems = layouts if is_all_canvas else [MOODLE]
    works: dict[Owner, list[File | Message | None]] = {}
    aside = []
    for path, item in listed:
        named = path
        is_other = path in no_programs and path in tops
        if is_other and not owner_in_system(path, systems):
            if _is_no_answer(path):
                aside.append(clean(str(path)))
                continue
            named = _without_suffix(path)
        work = works.setdefault(owner_of(named, slugs, layouts), [])
        work.append(_no_program(path) if path in no_programs else item)
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
    files = tuple(item for item in work if isinstance(item, File))
    # the last reason is about what lies deepest
    reasons = [item for item in work if isinstance(item, Message)]
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
    return [(PurePosixPath(*path.parts[1:]), item) for path, item in listed]


def _left_in_course(folder: Path, but: Path | None) -> list[str]:
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
    programs = [clean(path.name) for path in left if _has_source(path)]
    if programs:
        raise InputError(
            _(
                "{folder} may be a course folder of nbgrader, whose submitted/ holds the "
                "submissions, or a folder of submissions, to which {others} would belong; "
                "give {folder}/submitted, or take nbgrader_config.py out of {folder}",
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
