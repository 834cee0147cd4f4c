"""The files of a teacher that decide marks: class.toml, and the tables beside it."""

import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.course.module import Course
from autograder.i18n.catalogue import languages
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.intake import Entry
from autograder.intake.layouts import SUBMITTED, handed_in_at, is_course
from autograder.intake.learners import OF_THE_TEACHER
from autograder.intake.roster import People
from autograder.marking.comments import read_comments
from autograder.marking.overrides import read_overrides
from autograder.marking.reading import SETTINGS, read_settings, wrong_setting
from autograder.marking.received import of_entries, of_worksheet, read_received
from autograder.marking.rows import Place
from autograder.marking.settings import OfModule, Settings
from autograder.reports.model import Received


@dataclass(frozen=True)
class Beside:
    """The teacher's files that a run takes; nothing in what was handed in is ever one of them.

    Attributes:
        folder: The folder they lie in; None where there is none of them.
        settings, overrides, received, comments: The files; None where there is none.
    """

    folder: Path | None = None
    settings: Path | None = None
    overrides: Path | None = None
    received: Path | None = None
    comments: Path | None = None

    @classmethod
    def of(cls, submissions: Path, asked: Path | None = None, single: bool = False) -> "Beside":
        """Find the teacher's files for a run.

        They are the settings that were asked for and the tables beside these; else what lies in the
        course folder of nbgrader whose `submitted` is judged; else what lies in the current folder,
        unless that was handed in itself.

        Args:
            submissions: The folder, archive or file that is judged.
            asked: The settings that were named.
            single: Whether all of it is one learner's.

        Raises:
            InputError: When the settings that were named are not there, or lie in what was handed
                in.
        """
        handed_in = handed_in_at(submissions, single).resolve()
        if asked:
            if not asked.is_file():
                raise InputError(
                    _(
                        "there is no file {file}; `mastermind classroom --settings {file}` writes "
                        "one to fill in",
                        file=asked,
                    )
                )
            if asked.resolve().is_relative_to(handed_in):
                raise InputError(
                    _(
                        "{file} lies in what was handed in ({folder}), where learners' files lie; "
                        "put the settings elsewhere",
                        file=asked,
                        folder=handed_in,
                    )
                )
            return cls.in_folder(asked.parent, asked)
        submitted = [
            one
            for one in (handed_in, *handed_in.parents)
            if one.name == SUBMITTED and is_course(one.parent)
        ]
        if submitted:  # of several the outermost: the others may have been handed in
            return cls.in_folder(submitted[-1].parent)
        here = Path.cwd()
        return cls() if here.is_relative_to(handed_in) else cls.in_folder(here)

    @classmethod
    def in_folder(cls, folder: Path, settings: Path | None = None) -> "Beside":
        """Take the teacher's files in a folder. `settings`: those that are taken instead of
        class.toml there."""
        there = {name: path for name in OF_THE_TEACHER if (path := folder / name).is_file()}
        files = settings or there.get(SETTINGS), *map(there.get, OF_THE_TEACHER[1:])
        return cls(folder, *files) if any(files) else cls()

    @property
    def files(self) -> list[Path]:
        """The files there are."""
        files = self.settings, self.overrides, self.received, self.comments
        return [path for path in files if path]

    @property
    def language(self) -> str:
        """The one that the settings name; empty when they name none, or when they cannot be
        read."""
        with suppress(OSError, ValueError):
            text = self.settings.read_text(encoding="utf-8-sig") if self.settings else ""
            named = tomllib.loads(text).get("language")
            return named if named in languages() else ""
        return ""

    def read(self, course: Course) -> Settings:
        """The settings without what is about single learners. Raises InputError."""
        settings = read_settings(self.settings, course) if self.settings else Settings()
        return replace(settings, home=self.folder)

    def about_learners(
        self,
        settings: Settings,
        course: Course,
        slugs: Sequence[str],
        learners: People,
    ) -> tuple[Settings, list[Message]]:
        """Add the marks that the teacher's tables change, and their dates.

        Args:
            settings: The settings without what is about single learners.
            course: Has the modules.
            slugs: The modules that are judged.
            learners: Whom the tables may name.

        Returns:
            The settings, and what to tell the teacher.

        Raises:
            InputError: A table is not as it should be.
        """
        tasks = {
            slug: [task.name for task in module.tasks] for slug, module in course.modules.items()
        }
        only = slugs[0] if len(slugs) == 1 else ""
        dates = self.received if any(settings.of(slug).due for slug in slugs) else None
        modules, told = _extended(settings, learners)
        comments, in_comments = read_comments(self.comments, tasks, only, learners)
        overrides, in_overrides = read_overrides(self.overrides, tasks, only, learners)
        received, in_received = read_received(dates, tasks, learners)
        settings = replace(
            settings, modules=modules, comments=comments, overrides=overrides, received=received
        )
        return settings, [*told, *in_comments, *in_overrides, *in_received]


def _extended(settings: Settings, learners: People) -> tuple[dict[str, OfModule], list[Message]]:
    """Find whom the extensions of class.toml mean, and what to tell of those whom nobody knows."""
    modules, strangers = {}, set[str]()
    for slug, of in settings.modules.items():
        meant = {name: learners.named(name) for name in of.extensions}
        strangers |= {name for name, learner in meant.items() if not learner}
        extensions = {learner: of.extensions[name] for name, learner in meant.items() if learner}
        modules[slug] = replace(of, extensions=extensions)
    path = settings.path or Path()
    told = [wrong_setting(path, "extensions", learners.stranger(one)) for one in sorted(strangers)]
    return modules, told


def dates_of(
    settings: Settings,
    slugs: Sequence[str],
    entries: Sequence[Entry],
    worksheet: Path | None,
) -> tuple[dict[Place, Received], list[Message]]:
    """Find when works were handed in, of the modules that have a date.

    Args:
        settings: Those of the class, with the teacher's table of dates.
        slugs: The modules that are judged.
        entries: What was handed in.
        worksheet: Moodle's.

    Returns:
        The dates, and a sentence for each module and reason for which some are not known.

    Raises:
        InputError: The worksheet is no table.
    """
    dated = [slug for slug in slugs if settings.of(slug).due]
    if not dated:
        return {}, []
    sheet = of_worksheet(worksheet) if worksheet else {}
    found, unread = of_entries(entries, dated, settings.file_dates, sheet)
    by_reason: dict[tuple[str, Message], list[str]] = {}
    for (name, slug), reason in unread.items():
        if (name, slug) not in settings.received:
            by_reason.setdefault((slug, reason), []).append(name)
    told = [dates_not_known(slug, names, reason) for (slug, reason), names in by_reason.items()]
    return found, told


def dates_not_known(slug: str, names: Sequence[str], reason: Message) -> Message:
    """Say whose work counts as on time, as it is not known when it was handed in.

    Args:
        slug: The module that was handed in.
        names: The learners.
        reason: Why the dates are not known.
    """
    return plural(
        "{module}: when {count} work was handed in is not known ({reason}), and it counts as on "
        "time: {names}. Put its date into received.csv (who, module, date), beside class.toml.",
        "{module}: when {count} works were handed in is not known ({reason}), and they count as on "
        "time: {names}. Put their dates into received.csv (who, module, date), beside class.toml.",
        count=len(names),
        module=slug,
        reason=reason,
        names=some(names),
    )
