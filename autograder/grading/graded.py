"""What came of grading a folder."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from autograder.grading.records import RESULTS
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, joined, plural
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports.files import SET_ASIDE
from autograder.reports.line import Change, Line, digest_of
from autograder.reports.model import OUR_FAULT, Report
from autograder.reports.tables import described

_TOLD = 5  # changes of marks, on the terminal


@dataclass(frozen=True)
class Graded:
    """What came of grading a folder.

    Attributes:
        out: The folder that holds `results.jsonl`, the tables and the pages.
        learners: The names of those whose submissions were found.
        modules: The modules that were looked for.
        lines: The records of `out` at a glance, by name: those of earlier runs and of other
            modules, too, as long as the files are there.
        reused: How many records are those of an earlier run, as nothing has changed.
        aside: What was found and is no submission that can be judged.
        withdrawn: Who has records of files that are not there any more; no table has them.
        changes: The marks that are not what they were after the last run.
        new: The records of learners and modules of which the last run knew nothing.
        lost: What went wrong with an export without costing anybody their mark, by its name.
        said: What the teacher was told while it went on.
        refused: Why the gradebook was not filled.
        settings: Those of the class, which have made the marks.
        set_aside: What somebody had changed in the folder, under the name it is kept by.
    """

    out: Path
    learners: tuple[str, ...]
    lines: tuple[Line, ...]
    modules: tuple[str, ...] = ()
    reused: int = 0
    aside: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    new: tuple[Line, ...] = ()
    lost: Mapping[str, str] = field(default_factory=dict)
    said: tuple[Message, ...] = ()
    refused: InputError | None = None
    settings: Settings = AS_JUDGED
    set_aside: tuple[str, ...] = ()

    @property
    def reports(self) -> Iterator[Report]:
        """Every record in full, by name; read from the disk one after the other, as a class may be
        large."""
        wanted = {line.digest for line in self.lines}
        with (self.out / RESULTS).open("rb") as file:
            for record in file:
                digest = digest_of(record)
                if digest in wanted:
                    wanted.remove(digest)
                    yield self.settings.applied(Report.from_record(record))

    @property
    def could_not_be_judged(self) -> tuple[Line, ...]:
        """Those without a mark for something they handed in; each has its `problem`."""
        return tuple(line for line in self.lines if line.waits)

    @property
    def absent(self) -> tuple[Line, ...]:
        """Those on the roster who handed in nothing for a module of this run."""
        lines = (line for line in self.lines if line.module in self.modules)
        return tuple(line for line in lines if line.absent and not line.excused)

    @property
    def excused(self) -> tuple[Line, ...]:
        """Those for whom a module of this run does not count."""
        lines = (line for line in self.lines if line.module in self.modules)
        return tuple(line for line in lines if line.excused)

    @property
    def faults(self) -> dict[str, list[str]]:
        """The faults of ours for which somebody has no mark, and who."""
        found: dict[str, list[str]] = {}
        for line in self.lines:
            if line.fault:
                found.setdefault(line.fault, []).append(line.submission)
        return found

    @property
    def status(self) -> int:
        """0 when something was judged, 1 when nothing was, 3 when a check, the judge or an export
        went wrong."""
        if self.faults or self.lost:
            return OUR_FAULT
        return 0 if any(line.score is not None for line in self.lines) else 1

    @property
    def warnings(self) -> tuple[Message, ...]:
        """All that the teacher should know, in both languages."""
        return (*self.said, *self.conclusions)

    @property
    def preview(self) -> Iterator[Message]:
        """What a run would change, mark by mark, when nothing was written."""
        yield from map(described, self.changes)
        for name in self.withdrawn:
            yield _("{name} would leave the tables: nothing is handed in any more.", name=name)
        yield _(
            "Nothing was written. Marks in {folder} that would change: {changes}; new ones: {new}.",
            changes=len(self.changes),
            new=sum(line.score is not None for line in self.new),
            folder=self.out,
        )

    @property
    def conclusions(self) -> Iterator[Message]:
        """What the teacher should know at the end."""
        if self.aside:
            yield _("Left aside, not judged: {files}", files=some(self.aside))
        if self.reused:
            yield plural(
                "{count} submission unchanged since the last run was not judged again.",
                "{count} submissions unchanged since the last run were not judged again.",
                count=self.reused,
            )
        for fault, names in self.faults.items():
            yield _(
                "A fault of the workbook, not of the learners: {fault}. Without a mark for it "
                "({count}): {names}. Look at these yourself, and please report it to its authors.",
                fault=fault,
                count=len(names),
                names=some(names),
            )
        for fault in self.lost.values():
            yield _(
                "A fault of the workbook: one of its files is missing or not complete ({fault}). "
                "Please report it.",
                fault=fault,
            )
        yield from self._without_mark
        if self.set_aside:
            yield SET_ASIDE.format(files=some(self.set_aside))
        if self.changes:
            marks = joined((described(change) for change in self.changes[:_TOLD]), "semicolon")
            yield _(
                "Marks that are not what they were: {count}. {marks}. All of them are in {file}.",
                count=len(self.changes),
                marks=marks,
                file=self.out / "changes.csv",
            )

    @property
    def _without_mark(self) -> Iterator[Message]:
        """Name who handed in nothing, is excused, or has left the tables."""
        if self.absent:
            names = [line.submission for line in self.absent]
            yield _("{count} handed in nothing: {names}.", count=len(names), names=some(names))
        if self.excused:
            names = [line.submission for line in self.excused]
            yield plural(
                "{count} mark excused, which counts nowhere: {names}.",
                "{count} marks excused, which count nowhere: {names}.",
                count=len(names),
                names=some(names),
            )
        if self.withdrawn:
            yield plural(
                "{count} learner of earlier runs has left the tables, as their files are not "
                "there any more, or bear another name: {names}. What was found is kept ({folder}).",
                "{count} learners of earlier runs have left the tables, as their files are not "
                "there any more, or bear another name: {names}. What was found is kept ({folder}).",
                count=len(self.withdrawn),
                names=some(self.withdrawn),
                folder=self.out,
            )
