"""Mistakes that come back, on a terminal: a small question about one or two of them, answered by typing."""

import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path

from rich.text import Text as Styled

from autograder.course.module import Course
from autograder.i18n import again as wording
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.learn.console import console_for, for_whom, print_part, say, tell_if_forgotten
from autograder.learn.hunting import asked
from autograder.learn.questions import (
    Mistake,
    Question,
    Reply,
    answered,
    mistakes_met,
    nothing_to_ask,
    question_about,
    tries_left,
)
from autograder.learn.state import Progress, folders_around, path_for
from autograder.sandbox.servers import own_sandbox

_AT_ONCE = 2  # mistakes
_SECONDS = 180.0  # after which no other question begins


def again(
    course: Course,
    options: Namespace,
    today: Callable[[], date] = date.today,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """Ask about the mistakes that are due. The exit code is 1 when one of the questions did not go well."""
    language, day = options.lang, today()
    waiting = _waiting(course, kept := _all_that_is_kept(course, options.who), day)
    chosen = [one for one in waiting if options.now or one[0].met.due(day) <= day][:_AT_ONCE]
    if not chosen:
        say(_nothing_due(waiting[0][0].met.due(day), options.who) if waiting else nothing_to_ask(kept), language)
        return 0
    until, went_well = clock() + _SECONDS, True
    with closing(own_sandbox()) as sandbox:
        for rank, (mistake, progress) in enumerate(chosen):
            if rank and clock() > until:
                say(wording.LATER, language)
                break
            reply = _converse(question_about(mistake, sandbox), progress, language, day)
            went_well = went_well and reply is not None and reply.well
            if reply is None:
                break
    tell_if_forgotten(console_for(), next((one for one in kept if not one.is_kept), kept[0]), language)
    return int(not went_well)


def _all_that_is_kept(course: Course, who: str) -> list[Progress]:
    """What is remembered of this folder, of those around it, and of the course, whose exercise `check` may take."""
    paths = dict.fromkeys(path_for(folder, who) for folder in (*folders_around(Path()), course.root))
    return [Progress(path) for path in paths]


def _waiting(course: Course, kept: Sequence[Progress], day: date) -> list[tuple[Mistake, Progress]]:
    """The mistakes to ask about, each once and with where it is noted, by the day on which they come back."""
    found = {one.met.key: (one, progress) for progress in reversed(kept) for one in mistakes_met(course, progress, day)}
    return sorted(found.values(), key=lambda one: one[0].met.turn(day))


def _nothing_due(day: date, who: str) -> Text:
    return wording.NOTHING_DUE.format(day=wording.day_of(day), call=f"mastermind again --now{for_whom(who)}")


def _converse(question: Question, progress: Progress, language: str, today: date) -> Reply | None:
    """Ask until the question is over; None when it was left open."""
    mistake = question.mistake
    say(wording.HEADING.format(name=mistake.task.name, slug=mistake.module.slug), language, "bold")
    before, after = question.asked
    say(before, language)
    _show(question.code)
    say(after, language)
    say(tries_left(question) + wording.EMPTY_ENDS, language, "dim")
    while typed := asked():
        try:
            reply = answered(question, typed, progress, today)
        except InputError as problem:
            say(problem.text, language, "yellow")
            continue
        first, *others = reply.said
        say(first, language, "green" if reply.well else "")
        _show(reply.code)
        for said in others:
            say(said, language)
        if reply.over:
            return reply
    say(wording.STOPPED, language, "dim")
    return None


def _show(code: str) -> None:
    if code:
        print_part(console_for(), Styled(f"\n{code}", no_wrap=True))
