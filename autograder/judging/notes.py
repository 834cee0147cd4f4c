"""Say what went wrong while a file was loaded, beside what its checks say."""

import ast
import re
from collections.abc import Iterator, Sequence

from autograder.checking.meaning import with_meaning
from autograder.checking.outcomes import Loaded, NotLoadable
from autograder.checking.runner import Runner
from autograder.course.module import Module
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, finding
from autograder.intake.sources import MOST_NOTES
from autograder.reports.model import NOT_REACHED, TaskReport
from autograder.sandbox.loader import NEEDED, SHOWN

BROKEN_BLOCK = finding(
    "note.unreadable",
    "Python cannot read what begins at {place} ({reason}). The rest was judged.",
)

# what may well happen while a file is loaded and tells a learner nothing: a game that is played,
# the end of a program, what exists in a notebook or in a file only
_USUAL = ("NotImplementedError", "SystemExit", "EOFError")
_PASTED = {  # beginnings of lines that were copied with what stands around a program
    r"(>>>|\.\.\.)( |$)": finding(
        "note.pasted-prompt",
        "From {place} on, lines begin with `>>>` or `...`: these signs are the window's, in which "
        "Python ran, not the program's. Remove them.",
    ),
    r"\s*\d+[:.)|]?\s+\D": finding(
        "note.pasted-numbers",
        "From {place} on, lines begin with their numbers, which are no part of the program. "
        "Remove them.",
    ),
    r"```": finding(
        "note.pasted-fence",
        "At {place} stands a fence of Markdown, three backquotes, which Python cannot read. Hand "
        "in the program alone.",
    ),
}
_NOT_IMPORTED = ("ModuleNotFoundError", "ImportError")
_TYPED = re.compile(r"(\w+)\s*=.*\binput\(")
_OF_A_NOTEBOOK = re.compile(
    r"'(?:__file__|autograder|again|check|hint|hunt|play|display|get_ipython|plt|solutions|IPython|ipywidgets|matplotlib|google)\b"
)


def notes_on_loading(
    runner: Runner, module: Module, reports: Sequence[TaskReport], is_perfect: bool
) -> tuple[Message, ...]:
    """Return the notes on a submission.

    Args:
        runner: The submission as it was written.
        module: Its module.
        reports: What was found of its tasks.
        is_perfect: Whether every check of theirs is passed.
    """
    submission = runner.submission
    try:
        loaded = runner.loaded()
    except NotLoadable:  # at all, or any more
        return (*submission.notes, *_notes_on_time(runner, reports))
    return (
        *submission.notes,
        *_notes_on_time(runner, reports),
        *_notes_on_what_was_left_out(runner),
        *(_notes_on_examples(runner, loaded) if is_perfect else ()),
        *_notes_on_unreadable_blocks(runner, loaded, {task.name for task in module.tasks}),
        *_notes_on_errors(runner, loaded),
    )


def _notes_on_time(runner: Runner, reports: Sequence[TaskReport]) -> Iterator[Message]:
    statuses = {check.status for task in reports for check in task.checks}
    if runner.session.left <= 0 and NOT_REACHED in statuses:
        yield finding(
            "note.time-used-up",
            "This file computed, or waited, for more than {seconds:g} s in all: what came "
            "after that was not looked at.",
            seconds=runner.session.most,
        )


def _notes_on_what_was_left_out(runner: Runner) -> Iterator[Message]:
    session = runner.session
    for skipped in list(session.skipped.values())[:MOST_NOTES]:
        yield finding(
            "note.left-out",
            "The instruction at {place} was left out because the program had not got past "
            "it: {detail}.",
            place=runner.submission.place(skipped.line),
            detail=skipped.reason,
        )
    if NEEDED < session.needed < SHOWN:
        yield finding(
            "note.without-demonstrations",
            "What this file shows when it is run takes too long: it was judged without its "
            "examples and demonstrations.",
        )
    if session.needed == NEEDED:
        yield finding(
            "note.definitions-alone",
            "This file takes too long to run: it was judged by its functions, classes and "
            "imports alone.",
        )


def _notes_on_examples(runner: Runner, loaded: Loaded) -> Iterator[Message]:
    """Yield the examples that do not hold although everything is right."""
    for line in loaded.untrue[:MOST_NOTES]:
        yield finding(
            "note.false-assert",
            "Every promise is kept, yet the `assert` at {place} does not hold: is what it "
            "demands right?",
            place=runner.submission.place(line),
        )


def _notes_on_unreadable_blocks(
    runner: Runner, loaded: Loaded, tasks: set[str]
) -> Iterator[Message]:
    submission = runner.submission
    by_cause: dict[tuple[str, Message | None], list[int]] = {}
    for _end, line, name, reason in loaded.broken:
        if name not in tasks or name in loaded.tasks:
            text = submission.line(line)
            pasted = next((said for form, said in _PASTED.items() if re.match(form, text)), None)
            by_cause.setdefault(("" if pasted else reason, pasted), []).append(line)
    for (reason, pasted), lines in by_cause.items():
        if pasted:
            yield pasted.format(place=submission.place(lines[0]))
            continue
        words = submission.unreadable(clean(reason, 100))
        message = BROKEN_BLOCK.format(place=submission.place(lines[0]), reason=words)
        if len(lines) > 1:
            also = _(
                "It is the same at {place}, and perhaps below.", place=submission.place(lines[1])
            )
            message += also
        yield with_meaning(message, f"SyntaxError: {reason}")


def _notes_on_errors(runner: Runner, loaded: Loaded) -> Iterator[Message]:
    submission = runner.submission
    typed = {  # by its line, the name that is given to what somebody should type
        line: match[1]
        for line, kind, *_rest in loaded.failures
        if kind == "EOFError" and (match := _TYPED.match(submission.line(line)))
    }
    for line in list(typed)[:MOST_NOTES]:
        yield finding(
            "note.input-outside",
            "Nobody types an answer while a file is judged, so `input` outside a function "
            "gave nothing: {place}. Move it into the function that needs the answer.",
            place=submission.place(line),
        )
    missing: set[str] = set()  # the names that instructions would have given, had they not stopped
    for line, kind, message, _name in loaded.failures:
        named = {*re.findall(r"'(\w+)'", message), "*"}
        follows_from_another = kind == "NameError" and bool(named & missing)
        missing |= _names_given_at(submission.source, line)
        if follows_from_another or kind in _USUAL or _OF_A_NOTEBOOK.search(message):
            continue
        if kind in _NOT_IMPORTED and "cannot import name" not in message:
            yield finding(
                "note.not-imported",
                "`{code}` ({place}): Python finds no such module here, so the lines that need it "
                "were left out. The rest was judged.",
                code=clean(submission.line(line).strip(), 60),
                place=submission.place(line),
            )
            continue
        error = f"{kind}: {message}".rstrip(": ")
        note = finding(
            "note.stopped-loading",
            "While the file was loaded, an instruction stopped with `{error}`: {place}. "
            "The rest was judged.",
            place=submission.place(line),
            error=clean(error, 120),
        )
        yield with_meaning(note, error, submission.source)


def _names_given_at(source: str, line: int) -> set[str]:
    """Return the names that the statement at a line gives a meaning; "*" where it does not say."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError):
        return set()
    given: set[str] = set()
    for statement in body:
        if not statement.lineno <= line <= (statement.end_lineno or line):
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.alias):
                given.add((node.asname or node.name).partition(".")[0])
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                given.add(node.id)
    return given
