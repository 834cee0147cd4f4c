"""`check`, `hint` and `hunt` in a notebook: they judge the cells that were run, and try
examples."""

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from autograder.course.module import Course, CourseError, Module, Task, this_course
from autograder.course.percent import title_of
from autograder.examples.hunting import Hunt, task_called
from autograder.examples.written import form_of, written
from autograder.i18n.catalogue import languages
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language, state_folder
from autograder.intake import Submission, defines
from autograder.judging.judge import judge_one
from autograder.learn.advice import BONUS_OFFER, first_failure, next_hint, note_mistakes
from autograder.learn.own_mistakes import (
    NO_OWN_MISTAKE,
    REMINDER,
    OwnMistake,
    forget_mistake,
    has_old_mistake,
    mistakes_to_hunt,
)
from autograder.learn.puzzle import has_puzzle, puzzle_of
from autograder.learn.state import NOT_REMEMBERED, Progress, path_for
from autograder.learn.trace import trace_of
from autograder.learn.without_numpy import NUMPY, has_numpy, load_reference, tasks_with_numpy
from autograder.notebook.cells import (
    CellRun,
    cells_of,
    cells_run,
    defined_by,
    follow_cells,
    submission_of,
    texts_now,
)
from autograder.notebook.explained import explain_errors
from autograder.notebook.guard import shell_around, unwatched
from autograder.notebook.hunting import begun_shown, hunt_shown
from autograder.notebook.output import Output
from autograder.notebook.puzzle import puzzle_shown
from autograder.notebook.shown import (
    Paragraph,
    Shown,
    hint_shown,
    listed,
    next_step,
    sentence,
    verdict,
)
from autograder.reports.model import Report
from autograder.sandbox.servers import own_sandbox

NO_CHECKS = _(
    "The modules of the workbook are not here, only a part of its package: install it again, with "
    "`pip install .` in a copy of the workbook."
)
NEEDS_INSTALLED = _(
    "To judge {names}, the library `{library}` is needed, which is not here: download the notebook "
    "and check it with Python and the workbook installed on a computer."
)
WHICH_HINT = _('Which function? For instance `hint("{name}")`.')


def no_such_task(name: str, known: Collection[str], here: Collection[str] = ()) -> Message:
    """Say that no task has this name, and name the closest one, or those of the module at hand."""
    shown = _("There is no function `{name}` to write in this course.", name=clean(name, 60))
    close = get_close_matches(name, known, 1)
    if close:
        return shown + _("Did you mean `{name}`?", name=close[0])
    return (
        shown + _("In this notebook: {names}.", names=", ".join(f"`{one}`" for one in here))
        if here
        else shown
    )


class _Check:
    """Judge one task with the code run so far in this notebook, or the whole module, and show what
    was found.

    `trace`: show the case that fails line by line; `predict`: the same, with the values hidden
    until they are opened.
    """

    def __call__(
        self,
        task: str | Callable[..., Any] | None = None,
        trace: bool = False,
        predict: bool = False,
    ) -> None:
        shell, spoken, progress = shell_around(), language(), _progress()
        output = Output(shell)

        def seen(done: int, of: int) -> None:
            output.pass_by(
                sentence(_("Checking: {done} of {of} promises…", done=done, of=of), spoken)
            )

        with unwatched(shell):
            follow = Follow(predict) if trace or predict else None
            found = checked(_name(task), cells_run(), progress, spoken, seen, texts_now(), follow)
            output.show(_complete(found, progress))

    def __repr__(self) -> str:  # for who forgets the brackets
        return _(
            'check() judges the whole module, check("{name}") one function: mind the brackets.',
            name=_example(),
        )[language()]


@dataclass(frozen=True)
class Follow:
    """A wish to see the case that fails line by line; `predicting`: with hidden values."""

    predicting: bool

    def shown(self, judged: Shown, module: Module, submission: Submission, report: Report) -> Shown:
        """The verdict, and that case."""
        failure = first_failure(report)
        if failure is None:
            said = Paragraph(
                _("Nothing fails there: there is no case to follow line by line.")[judged.language]
            )
            return replace(judged, paragraphs=(said, *judged.paragraphs))
        with closing(own_sandbox()) as sandbox:
            found = trace_of(module, submission, sandbox, *failure, report.right)
        if isinstance(found, Message):
            said = Paragraph(found[judged.language])
            return replace(judged, paragraphs=(*judged.paragraphs, said))
        return replace(judged, trace=found, predicting=self.predicting)


class _Hint:
    """Show a hint for one task, one step further each time. `again`: start over from the first one.

    `puzzle`: show the lines of a solution instead, to be put in order.
    """

    def __call__(
        self,
        task: str | Callable[..., Any] | None = None,
        again: bool = False,
        puzzle: bool = False,
    ) -> None:
        shell, progress, spoken = shell_around(), _progress(), language()
        with unwatched(shell):
            show = puzzled if puzzle else hinted
            Output(shell).show(_complete(show(_name(task), progress, spoken, again), progress))

    def __repr__(self) -> str:
        return _(
            'hint("{name}") gives a hint for that function: mind the brackets.', name=_example()
        )[language()]


class _Hunt:
    """Try examples of one task, an `assert` a line, on right programs and on the wrong ones that
    are known.

    `mine`: only on wrong programs of mistakes that the learner once made; without a task, of that
    of the oldest one.
    """

    def __call__(
        self,
        task: str | Callable[..., Any] | None = None,
        examples: object = "",
        mine: bool = False,
    ) -> None:
        shell, progress = shell_around(), _progress()
        with unwatched(shell):
            found = hunted(_name(task), examples, language(), progress if mine else None)
            Output(shell).show(_complete(found, progress))

    def __repr__(self) -> str:
        return _(
            'hunt("{name}", """…""") tries your examples of that function, an assert a line: mind '
            "the brackets.",
            name=_example(),
        )[language()]


def _progress() -> Progress:
    return Progress(path_for(Path()))


def _complete(shown: Shown, progress: Progress) -> Shown:
    """What is shown; and that nothing was remembered, where that is so."""
    if progress.is_kept:
        return shown
    said = NOT_REMEMBERED.format(folder=state_folder() or _("your home folder"))[shown.language]
    markdown = shown.markdown and f"{shown.markdown}\n\n{said}"
    return replace(
        shown, paragraphs=(*shown.paragraphs, Paragraph(said, faint=True)), markdown=markdown
    )


check, hint, hunt = _Check(), _Hint(), _Hunt()
if shell_around():
    follow_cells(shell_around())
    explain_errors(shell_around())


def _name(task: str | Callable[..., Any] | None) -> str | None:
    return task if task is None or isinstance(task, str) else getattr(task, "__name__", str(task))


def _example() -> str:
    """A function to name in an example: the first one of the module at hand."""
    try:
        module = _module_at_hand(this_course(), cells_run() or ())
    except CourseError:
        module = NO_CHECKS
    return "mal_places" if isinstance(module, Message) else module.tasks[0].name


# ---------------------------------------------------------------- what is shown


def checked(
    name: str | None,
    runs: Sequence[CellRun] | None,
    progress: Progress,
    language: str,
    seen: Callable[[int, int], None] = lambda done, of: None,
    now: Mapping[str, str] | None = None,
    follow: Follow | None = None,
) -> Shown:
    """What `check` shows, of these runs of cells; without any notebook (None), how to do without.

    `seen`: told how many checks are done, of how many. `now`: what stands in each cell by now,
    where that is known.
    `follow`: how the case that fails is to be followed, if it is.
    """
    if runs is None:
        return sentence(
            _(
                "`check` looks at the cells of a notebook, and there is none here; for a file: "
                "mastermind check FILE"
            ),
            language,
        )
    try:
        course = this_course()
        module = _module_at_hand(course, runs) if name is None else _module_of(course, name, runs)
        if isinstance(module, Message):
            return sentence(module, language)
        tasks = [
            task.name for task in module.tasks if name is None or name in (task.name, *task.also)
        ]
        elsewhere = _judged_elsewhere(module)
        left_out = [task for task in tasks if task in elsewhere]
        lacking = (
            [NEEDS_INSTALLED.format(names=listed(left_out), library=NUMPY)] if left_out else []
        )
        tasks = [task for task in tasks if task not in elsewhere]
        if not tasks:
            return sentence(lacking[0], language)
        if elsewhere:
            load_reference(module)
        submission = submission_of(runs)
        report = _judge(module, submission, tasks, seen)
    except CourseError:
        return sentence(NO_CHECKS, language)
    if report.problem:
        return sentence(report.problem, language)
    _note(module, report, progress)
    names = [one for task in module.tasks if task.name in tasks for one in (task.name, *task.also)]
    onwards = [Paragraph(text[language]) for text in lacking]
    if first_failure(report) is None:
        onwards += _told(module, submission, report, language)
    onwards += _onwards(course, module, tasks[-1], progress, language)
    judged = cells_of(runs, names)
    changed = [
        run.count
        for run in judged
        if (now or {}).get(run.cell, run.text).strip() != run.text.strip()
    ]
    counts = [run.count for run in judged]
    found = verdict(
        report, name is None, language, _lent(module, submission, tasks), counts, changed, onwards
    )
    if has_old_mistake(course, progress, date.today()):
        reminder = Paragraph(REMINDER[language], "hunt(mine=True)", faint=True)
        found = replace(found, paragraphs=(*found.paragraphs, reminder))
    return follow.shown(found, module, submission, report) if follow else found


def _told(module: Module, submission: Submission, report: Report, language: str) -> list[Paragraph]:
    """What is told of what is right: another solution, a question that goes further, a game with
    it."""
    # a verdict that still has something to say comes without it
    from autograder.approaches.known import suggest_approach

    suggestion = suggest_approach(module, report.right, submission.source)
    if not suggestion:
        return []
    paragraphs = [Paragraph(suggestion.before[language], program=suggestion.approach.code.strip())]
    paragraphs += [Paragraph(text[language]) for text in suggestion.after]
    play = suggestion.about.play
    return paragraphs + (
        [Paragraph(_("Play with your own functions; in a cell:")[language], play)] if play else []
    )


def _onwards(
    course: Course, module: Module, task: str, progress: Progress, language: str
) -> list[Paragraph]:
    """The next step after this task: the next one that is not right yet; else each bonus left, and
    the next module."""
    rank = [one.name for one in module.tasks].index(task) + 1
    left = [
        one for one in module.tasks[rank:] + module.tasks[:rank] if _is_left(module, one, progress)
    ]
    for other in (one for one in left if not one.bonus):
        return [_to_task(_("Next:"), other, language)]
    onwards = [_to_task(BONUS_OFFER, other, language) for other in left]
    slugs = list(course.modules)
    for slug in slugs[slugs.index(module.slug) + 1 :][:1]:
        there = Path("..", slug, f"{slug}.ipynb")
        link = there.as_posix() if there.is_file() else ""
        onwards.append(
            next_step(
                _("Next module:"), title_of(course.modules[slug].source)[language], link, language
            )
        )
    return onwards


def _to_task(text: Message, task: Task, language: str) -> Paragraph:
    in_page = sys.platform == "emscripten"  # where the page of the notebook follows such a link
    return next_step(text, task.name, f"#mastermind-task={task.name}" if in_page else "", language)


def _is_left(module: Module, task: Task, progress: Progress) -> bool:
    """Whether a task is not right yet, in the notebooks of this language, and can be judged
    here."""
    if task.name in _judged_elsewhere(module):
        return False
    points = sum(check.points for check in module.checks if check.task == task.name)
    here, done = _language_of_folder(), progress.done_in(module.slug, task.name)
    return progress.score_reached(module.slug, task.name) < points - 1e-6 or bool(
        here and done and here not in done
    )


def _language_of_folder() -> str:
    """The language of the folder of notebooks one is in, beside that of another language; empty
    where there is none."""
    name = Path.cwd().parent.name
    return name if name in languages() else ""


def _judged_elsewhere(module: Module) -> list[str]:
    """The tasks that cannot be judged here, as there is no numpy."""
    return [] if has_numpy() else tasks_with_numpy(module)


def hinted(name: str | None, progress: Progress, language: str, again: bool = False) -> Shown:
    """What `hint` shows; without a name, that it needs one."""
    if name is None:
        return sentence(WHICH_HINT.format(name=_example()), language)
    try:
        module = _module_of(this_course(), name)
    except CourseError:
        return sentence(NO_CHECKS, language)
    if isinstance(module, Message):
        return sentence(module, language)
    task = next(task.name for task in module.tasks if name in (task.name, *task.also))
    return hint_shown(next_hint(module, task, progress, again), has_puzzle(module, task), language)


def hunted(name: str | None, examples: object, language: str, own: Progress | None = None) -> Shown:
    """What `hunt` shows of these examples, a text; without any, how to write one.

    `own`: only mistakes that are noted there are hunted; without a name, those of the task with the
    oldest one.
    """
    try:
        course = this_course()
        mistakes = _own_mistakes(course, own, name) if own else []
        if own and not mistakes:
            return sentence(NO_OWN_MISTAKE, language)
        name = mistakes[0].task if mistakes else name
        module = (
            _module_of(course, name)
            if name
            else _('Which function? For instance `hunt("{name}", """…""")`.', name=_example())
        )
        if isinstance(module, Message):
            return sentence(module, language)
        task = next(task for task in module.tasks if name in (task.name, *task.also))
        elsewhere = _judged_elsewhere(module)
        if task.name in elsewhere:
            return sentence(NEEDS_INSTALLED.format(names=f"`{task.name}`", library=NUMPY), language)
        if elsewhere:
            load_reference(module)
        if not isinstance(examples, str):
            return sentence(
                _(
                    'Examples are a text, between two times three quotes: `hunt("{name}", '
                    '"""{form}""")`.',
                    name=task.name,
                    form=form_of(task.name),
                ),
                language,
            )
        only = {mistake.name for mistake in mistakes}
        with closing(own_sandbox()) as sandbox, closing(Hunt(module, task, sandbox, only)) as hunt:
            read = written(examples, hunt.names)
            if not read.examples and not read.refused:
                return begun_shown(hunt, bool(own), language)
            shown = hunt_shown(hunt, read, language)
            caught = {one.wrong.name for one in hunt.caught}
        for mistake in mistakes:
            if own and mistake.name in caught:
                forget_mistake(mistake, [own])
        return shown
    except CourseError:
        return sentence(NO_CHECKS, language)
    except InputError as problem:
        return sentence(problem.text, language)


def _own_mistakes(course: Course, progress: Progress, name: str | None) -> list[OwnMistake]:
    """Return the mistakes of one task that can be hunted here: of the named one, or of that with
    the oldest mistake."""
    mistakes = [
        mistake
        for mistake in mistakes_to_hunt(course, [progress])
        if mistake.task not in _judged_elsewhere(course.modules[mistake.slug])
    ]
    if name:
        module = _module_of(course, name)
        named = None if isinstance(module, Message) else task_called(module, name)
        mistakes = [mistake for mistake in mistakes if named and mistake.task == named.name]
    return [one for one in mistakes if (one.slug, one.task) == (mistakes[0].slug, mistakes[0].task)]


def puzzled(name: str | None, progress: Progress, language: str, again: bool = False) -> Shown:
    """What `hint` shows of the puzzle of a task."""
    if name is None:
        return sentence(WHICH_HINT.format(name=_example()), language)
    try:
        module = _module_of(this_course(), name)
        if isinstance(module, Message):
            return sentence(module, language)
        task = next(task for task in module.tasks if name in (task.name, *task.also))
        if task.name in _judged_elsewhere(module):
            return sentence(NEEDS_INSTALLED.format(names=f"`{task.name}`", library=NUMPY), language)
        return puzzle_shown(puzzle_of(module, task, progress, again), progress, language)
    except CourseError:
        return sentence(NO_CHECKS, language)
    except InputError as problem:
        return sentence(problem.text, language)


def _judge(
    module: Module, submission: Submission, tasks: Sequence[str], seen: Callable[[int, int], None]
) -> Report:
    with closing(own_sandbox()) as sandbox:
        return judge_one(module, submission, sandbox, tasks, fresh=False, seen=seen)


def _lent(module: Module, submission: Submission, tasks: Sequence[str]) -> list[str]:
    """The functions of earlier modules that the work on these tasks calls and does not have: they
    were ours."""
    own = {task.name for task in module.tasks}
    needed = dict.fromkeys(
        name for task in module.tasks if task.name in tasks for name in module.needs_of(task)
    )
    return [
        name
        for name in needed
        if name not in own
        and re.search(rf"\b{name}\b", submission.source)
        and not defines(submission.source, [name])
    ]


def _note(module: Module, report: Report, progress: Progress) -> None:
    """Remember the points of these tasks, and the share of the module's points that is reached by
    now.

    A function that was not run, after Python started again for instance, keeps the points it had.
    """
    note_mistakes(report, progress, date.today())
    here = _language_of_folder()
    for task in report.tasks:
        if not task.absent:
            progress.note_score(module.slug, task.name, task.score)
            if here and task.score >= task.points - 1e-6:
                progress.note_done_in(module.slug, task.name, here)
    required = (task.name for task in module.tasks if not task.bonus)
    reached = sum(progress.score_reached(module.slug, name) for name in required)
    progress.note_share(module.slug, reached / module.points)


# ---------------------------------------------------------------- which module, and where


def _module_of(course: Course, name: str, runs: Sequence[CellRun] = ()) -> Module | Message:
    """The module that has this task, or a sentence when none has."""
    known: dict[str, Module] = {}
    for module in course.modules.values():
        for task in module.tasks:
            known |= dict.fromkeys((task.name, *task.also), module)
    if name in known:
        return known[name]
    if name in course.modules:
        return _(
            "`{name}` is a module: call `check()` in its notebook, or `check` with the name of a "
            "function.",
            name=name,
        )
    here = _module_at_hand(course, runs)
    return no_such_task(
        name, known, () if isinstance(here, Message) else [task.name for task in here.tasks]
    )


def _module_at_hand(course: Course, runs: Sequence[CellRun]) -> Module | Message:
    """The module whose folder the notebook is in; else the last one of which a function was
    defined."""
    folder = Path.cwd().name
    if folder in course.modules:
        return course.modules[folder]
    names = {name for run in runs for name in defined_by(run.text)}
    for module in reversed(course.modules.values()):
        if any(names & {task.name, *task.also} for task in module.tasks):
            return module
    return _(
        "No function of the course was defined yet: run the cells of your functions, then this one."
    )
