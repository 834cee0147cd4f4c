"""What a cell shows after `again`: a question about a mistake that was made, or what became of an answer."""

from contextlib import closing
from datetime import date

from autograder.course.module import Course
from autograder.i18n import again as wording
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.learn.questions import (
    Mistake,
    Question,
    answered,
    mistakes_met,
    nothing_to_ask,
    question_about,
    tries_left,
)
from autograder.learn.state import Progress
from autograder.learn.without_numpy import has_numpy, load_reference, tasks_with_numpy
from autograder.notebook.shown import Shown, conversation, sentence
from autograder.sandbox.servers import own_sandbox

_CALL, _NOW = 'again("…")', "again(now=True)"


def again_shown(course: Course, answer: str, now: bool, progress: Progress, language: str, today: date) -> Shown:
    """Ask about the mistake that is due, or judge an answer. `now`: about one that is not, too.

    Raises InputError and SandboxError.
    """
    waiting = [one for one in mistakes_met(course, progress, today) if _is_judged_here(one)]
    chosen = _chosen(waiting, now, bool(answer), progress, today)
    if chosen is None:
        return sentence(_nothing(waiting, bool(answer), progress, today), language)
    with closing(own_sandbox()) as sandbox:
        question = question_about(chosen, sandbox)
        if answer:
            return _answer_shown(question, answer, waiting, progress, language, today)
    progress.note_open_question(chosen.met.key)
    return _question_shown(question, language)


def _is_judged_here(mistake: Mistake) -> bool:
    """Whether what the program computes with is here; then its module can be used."""
    if has_numpy() or not (elsewhere := tasks_with_numpy(mistake.module)):
        return True
    load_reference(mistake.module)
    return mistake.task.name not in elsewhere


def _chosen(waiting: list[Mistake], now: bool, answers: bool, progress: Progress, today: date) -> Mistake | None:
    """The mistake about which a question is open; else, unless that is answered, the first one that may be asked."""
    key = progress.open_question()
    is_open = next((one for one in waiting if one.met.key == key), None)
    if is_open or answers:
        return is_open
    return next((one for one in waiting if now or one.met.due(today) <= today), None)


def _nothing(waiting: list[Mistake], answers: bool, progress: Progress, today: date) -> Text:
    if not waiting:
        return nothing_to_ask([progress])
    if answers:
        return wording.NO_QUESTION
    return wording.NOTHING_DUE.format(day=wording.day_of(waiting[0].met.due(today)), call=_NOW)


def _question_shown(question: Question, language: str) -> Shown:
    before, after = question.asked
    how = after + tries_left(question) + wording.ANSWER
    return _shown(question, language, [before, question.code, how], _CALL)


def _answer_shown(
    question: Question, answer: str, waiting: list[Mistake], progress: Progress, language: str, today: date
) -> Shown:
    try:
        reply = answered(question, answer, progress, today)
    except InputError as problem:
        return _shown(question, language, [problem.text, wording.ANSWER], _CALL)
    if not reply.over:
        return _shown(question, language, [*reply.said, wording.ANSWER], _CALL)
    progress.note_open_question("")
    others = [one for one in waiting if one.met.key != question.mistake.met.key and one.met.due(today) <= today]
    more = [wording.ANOTHER.format(call="again()")] if others else []
    first, *rest = reply.said
    return _shown(question, language, [first, reply.code, *rest, *more], tone="good" if reply.well else "plain")


def _shown(question: Question, language: str, parts: list[Text | str], call: str = "", tone: str = "plain") -> Shown:
    """What is said, and how to answer, under the heading of the question."""
    mistake = question.mistake
    heading = wording.HEADING.format(name=mistake.task.name, slug=mistake.module.slug)
    return conversation(language, tone, heading, parts, call)
