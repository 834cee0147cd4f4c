"""The learners of a class: whose files there are in a folder or an archive."""

import os
import zipfile
from collections.abc import Collection, Iterable, Sequence, Set
from dataclasses import replace
from itertools import chain, count
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _, finding
from autograder.intake.answers import Entry
from autograder.intake.files import (
    WHOLE_WORKBOOK,
    File,
    file_on_disk,
    files_in_archive,
    files_in_folder,
    is_document,
    is_named_like_a_program,
    is_source,
)
from autograder.intake.layouts import (
    OF_NBGRADER,
    TIMESTAMP,
    Owner,
    handed_in_at,
    owner_in_system,
    owner_of,
    systems_of,
)
from autograder.intake.sources import DOCUMENT, looks_like_source

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
    results = {os.path.realpath(but)} if but else set()
    try:
        root = handed_in_at(where, single)
        aside = _left_in_course(where, results) if root != where else []
        files = _files_at(root, results)
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        sentence = _("{file} cannot be read as an archive ({reason}); make the .zip again")
        raise InputError(sentence.format(file=where, reason=error)) from None
    except OSError as error:
        sentence = _("{file} cannot be read: {reason}")
        raise InputError(sentence.format(file=where, reason=error.strerror or error)) from None
    aside += [clean(str(file.path)) for file in files if file.path.name in OF_THE_TEACHER]
    files = [file for file in files if file.path.name not in OF_THE_TEACHER]
    if single:
        real = where.resolve()
        owner = Owner(normalize("NFC", real.stem if where.is_file() else real.name))
        works = {owner: [file for file in files if is_named_like_a_program(file.path)]}
    else:
        works, left = _works(files, slugs)
        aside += left
    return _with_clean_names([_entry(owner, works[owner]) for owner in sorted(works)]), aside


def entry_of(aside: str, slugs: Collection[str]) -> Entry:
    """Return a file that was left aside as the work of the learner whose name it bears."""
    path = PurePosixPath(aside)
    return _entry(owner_of(_without_suffix(path), slugs, ()), [_no_program(File(path))])


# ---------------------------------------------------------------- what lies there


def _files_at(root: Path, results: set[str]) -> list[File]:
    """Return what lies in a folder or an archive, or a file alone. Raises InputError."""
    if root.is_dir():
        next(root.iterdir(), None)  # is it readable?
        return list(files_in_folder(root, results))
    if not root.exists():
        raise InputError(NO_FOLDER.format(folder=root))
    if root.is_file() and root.suffix.lower() == ".zip":
        files = list(files_in_archive(root))
        path = files[0].path if len(files) == 1 else PurePosixPath()
        if path.suffix.lower() == ".zip" and not owner_in_system(path):
            sentence = _(
                "{file} holds nothing but another archive, {inside}: take that out, and give it"
            )
            raise InputError(sentence.format(file=root, inside=clean(str(path))))
        return files
    file = replace(file_on_disk(root), time=(root.stat().st_mtime,))
    if root.is_file() and _may_hold_program(file.path, file):
        return [file]
    problem = (
        _("{file} is a document, not a program; copy the program into a plain file, {plain}")
        if is_document(root)
        else _("{file} is neither a folder, nor a .zip archive, nor a .py or .ipynb file")
    )
    raise InputError(problem.format(file=root, plain=f"{root.stem}.py"))


def _left_in_course(folder: Path, results: set[str]) -> list[str]:
    """Return the folders beside nbgrader's own in a course folder. Raises InputError when they, or
    files, may have been handed in."""
    of_nbgrader = {os.path.realpath(folder / name) for name in OF_NBGRADER}
    files = list(files_in_folder(folder, results | of_nbgrader))
    programs = [
        file.path.parts[0]
        for file in files
        if is_source(file.path) or file.refusal is WHOLE_WORKBOOK
    ]
    shown = [clean(name) for name in dict.fromkeys(programs) if not name.startswith(".")]
    if shown:
        raise InputError(
            _(
                "{folder} may be a course folder of nbgrader, whose submitted/ holds the "
                "submissions, or a folder of submissions, to which {others} would belong; "
                "give {folder}/submitted, or take nbgrader_config.py out of {folder}",
                folder=folder,
                others=", ".join(shown[:5]),
            )
        )
    tops = {file.path.parts[0] for file in files if file.refusal or len(file.path.parts) > 1}
    return [clean(name) for name in sorted(tops)]


# ---------------------------------------------------------------- whose it is


def _works(
    files: Sequence[File], slugs: Collection[str]
) -> tuple[dict[Owner, list[File]], list[str]]:
    """Return what each owner has handed in, and the files that are nobody's."""
    depth = int(_is_wrapped_in_folder(files, slugs))
    listed = [(PurePosixPath(*file.path.parts[depth:]), file) for file in files]
    tops = [path for path, _unused in listed if len(path.parts) == 1]
    systems = systems_of(path.name for path in tops if is_named_like_a_program(path))
    works: dict[Owner, list[File]] = {}
    aside = []
    for path, file in listed:
        is_named_by_hand = len(path.parts) == 1 and not owner_in_system(path, systems)
        if is_named_by_hand and _is_no_answer(path):
            aside.append(clean(str(path)))
            continue
        if file.refusal is None and not _may_hold_program(path, file):
            file = _no_program(file)
            path = _without_suffix(path) if is_named_by_hand else path
        works.setdefault(owner_of(path, slugs, systems), []).append(file)
    return works, aside


def _is_wrapped_in_folder(files: Sequence[File], slugs: Collection[str]) -> bool:
    """Return whether an archive holds one folder of all, `class/`, that is no learner's."""
    if len({file.path.parts[0] for file in files if file.is_archived}) != 1:
        return False
    depths = {len(file.path.parts) for file in files}
    names_module = any(len(file.path.parts) == 2 and file.path.stem in slugs for file in files)
    return 1 not in depths and not names_module and not owner_in_system(files[0].path, ["moodle"])


def _no_program(file: File) -> File:
    return replace(file, refusal=DOCUMENT if is_document(file.path) else _NO_PROGRAM)


def _may_hold_program(path: PurePosixPath, file: File) -> bool:
    """Return whether a file is looked into; a text beside the learners' files is one of them if it
    looks like a program."""
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


def _entry(owner: Owner, work: Iterable[File]) -> Entry:
    """Return the work of a learner; it has a problem when no file of it may hold a program."""
    files = tuple(file for file in work if file.refusal is None)
    # the last reason is about what lies deepest
    reasons = [file.refusal.format(file=clean(str(file.path))) for file in work if file.refusal]
    has_program = any(file.path.name != TIMESTAMP for file in files)
    problem = reasons[-1] if reasons and not has_program else None
    return Entry(owner.name, files, problem, owner.account)


def _with_clean_names(entries: Sequence[Entry]) -> list[Entry]:
    """Return entries whose names are fit to be shown, and different where cleaning made two
    equal."""
    names = [clean(entry.name, 150) for entry in entries]
    taken: set[str] = set()
    result = []
    for name, entry in zip(names, entries, strict=True):
        free = free_name({*taken, *names}, name) if name in taken else name
        taken.add(free)
        result.append(replace(entry, name=free))
    return result


def free_name(taken: Set[str], name: str, *others: str) -> str:
    """Return the first of some names that nobody has taken; the first with a number if need be."""
    numbered = (f"{name} ({number})" for number in count(2))
    return next(free for free in chain([name, *others], numbered) if free not in taken)
