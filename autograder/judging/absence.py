"""Say why there is no function to be called."""

import re
from difflib import get_close_matches

from autograder.checking.meaning import with_meaning
from autograder.checking.outcomes import Loaded
from autograder.i18n.display import clean
from autograder.i18n.message import Message, finding
from autograder.intake import Submission
from autograder.reports.model import NOT_REACHED, Reason, Verdict

UNREADABLE = finding(
    "function.unreadable",
    "Python cannot read `{name}` ({place}: {reason}). All that Python can read was judged.",
)


def explain_absence(
    task: str, submission: Submission, loaded: Loaded, tasks: set[str]
) -> Verdict | None:
    """Return the verdict where there is no such function; None where there is.

    Args:
        task: The name of the function.
        submission: What was handed in.
        loaded: What loading it showed.
        tasks: The names of all functions that are asked for.
    """
    if task in loaded.tasks:
        kind = loaded.tasks[task]
        if not kind:
            return None
        message = finding(
            "function.is-a-value",
            "`{name}` is not a function but a value of type {type}: is the name used twice?",
            name=task,
            type=clean(kind, 40),
        )
        return _not_reached(message, Reason.NO_FUNCTION)
    for _end, line, name, reason in loaded.broken:
        if name == task:
            place, words = submission.place(line), submission.unreadable(clean(reason, 100))
            message = UNREADABLE.format(name=task, place=place, reason=words)
            explained = with_meaning(message, f"SyntaxError: {reason}")
            return _not_reached(explained, Reason.UNREADABLE)
    inside = re.search(rf"^[ \t]+def {task}\b", submission.source, re.MULTILINE)
    if inside:
        line = submission.source.count("\n", 0, inside.start()) + 1
        message = finding(
            "function.inside-another",
            "There is no function named `{name}`: the one at {place} stands inside something "
            "else. How far is it indented?",
            name=task,
            place=submission.place(line),
        )
        return _not_reached(message, Reason.ELSEWHERE)
    others = [
        name
        for name in loaded.functions
        if name not in tasks and re.search(rf"\b{re.escape(name)}\b", submission.source)
    ]
    close = get_close_matches(task, others, 1, cutoff=0.75)
    if close:
        message = finding(
            "function.named-otherwise",
            "There is no function named `{name}`, but there is one named `{other}`. If it is "
            "the same, rename it.",
            name=task,
            other=clean(close[0], 60),
        )
        return _not_reached(message, Reason.ELSEWHERE)
    message = finding("function.missing", "There is no function named `{name}`.", name=task)
    return _not_reached(message, Reason.MISSING)


def _not_reached(message: Message, reason: Reason) -> Verdict:
    return Verdict(NOT_REACHED, message, reason=reason)
