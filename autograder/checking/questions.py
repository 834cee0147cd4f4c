"""Choose what a learner is asked about a check that is not passed and shows no known mistake."""

from collections.abc import Sequence

from autograder.checking import sentences
from autograder.checking.explain import STOPS, calls_of, choose_question
from autograder.checking.submission import Tried
from autograder.i18n.message import Message, finding
from autograder.reports.model import ERROR, TIMEOUT, Verdict

# where the sandbox allows no threads
_SYSTEM_ERRORS = ("can't start new thread", "[Errno 1] Operation not permitted")


def ask(verdict: Verdict, tried: Sequence[Tried], draws: bool) -> Message:
    """Return the question of a verdict; else one about what the answers have in common; else a
    usual one.

    Args:
        verdict: What was found.
        tried: The calls that were compared, all in the same view; none where the check judged for
            itself.
        draws: Whether the function draws at random.
    """
    if verdict.question:
        return verdict.question
    if tried:
        stopped = verdict.status == ERROR
        question = choose_question(calls_of(tried), shown_call_stopped=stopped)
        if question:
            return question
    return usual_question(verdict, draws)


def usual_question(verdict: Verdict, draws: bool) -> Message:
    """Return what may always be asked."""
    received = verdict.received or ""
    if verdict.status == ERROR and any(error in received for error in _SYSTEM_ERRORS):
        return finding(
            "ask.plain-python",
            "How would your function compute this with nothing but Python's own lists and "
            "loops, one thing after the other?",
        )
    if verdict.status == ERROR:
        return STOPS
    if verdict.status == TIMEOUT:
        return sentences.ENDLESS
    if draws:
        return finding(
            "ask.chance",
            "In one call of your function, how many times is something drawn at random, and "
            "what may come each time?",
        )
    return finding(
        "ask.by-hand",
        "Which lines of your function are there for this? Do by hand, one after the other, "
        "what they do here: at which one do they no longer do what you would?",
    )
