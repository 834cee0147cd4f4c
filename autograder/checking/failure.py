"""How a check says that it is not passed."""

import re
from collections.abc import Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NoReturn

from autograder.i18n.display import clean, show
from autograder.i18n.message import Message
from autograder.reports.model import FAILED, NOT_REACHED, Reason, Verdict

if TYPE_CHECKING:
    from autograder.checking.submission import Tried

LONGEST_WORDS = 1000  # characters of what a sentence quotes of a submission
_FLOAT = re.compile(r"-?\b\d+(?:\.\d+(?:e[+-]?\d+)?|e[+-]?\d+)\b")


class Failure(Exception):
    """A check is not passed.

    Attributes:
        verdict: What was found.
        tried: The calls compared so far, in the view in which one of them is wrong; none where the
            check judged for itself.
    """

    def __init__(self, verdict: Verdict, tried: Sequence["Tried"] = ()):
        super().__init__(verdict.message["en"] if verdict.message else verdict.status)
        self.verdict, self.tried = verdict, tried


def fail(
    sentence: Message,
    call: str,
    received: Any = "",
    expected: Any = "",
    alike: Sequence[object] | None = None,
    ask: Message | None = None,
    status: str = FAILED,
) -> NoReturn:
    """End a check: the function does not do what the check describes.

    Args:
        sentence: What was found, with its code, as in `finding("jeu.no-end", "…")`. Its blanks
            {call}, {received} and {expected} are filled in here.
        call: The call that shows it, as code.
        received: What came back; a text is taken as code, another value is shown as Python does.
        expected: What was expected, likewise.
        alike: What is the same for the same mistake and differs for another one. By it and by the
            code of the sentence, known mistakes are recognised. The call and what came back, where
            nothing is given.
        ask: What the learner is asked; a general question where nothing is given.
        status: Whether the function was wrong, stopped with an error, did not end, or is not
            looked at before another check is passed.

    Raises:
        Failure: Always.
        ValueError: The sentence has no code.
    """
    if not sentence.code:
        raise ValueError('give what you found a code: finding("task.what-is-wrong", "…")')
    received, expected = (
        value if isinstance(value, str) else show(value) for value in (received, expected)
    )
    message = sentence.format(call=call, received=received, expected=expected)
    message = message.with_words(partial(clean, limit=LONGEST_WORDS))
    traits = map(str, (call, received) if alike is None else alike)
    digest = fingerprint([sentence.code, *traits])
    reason = Reason.AFTER_ANOTHER if status == NOT_REACHED else None
    raise Failure(Verdict(status, message, call, received, expected, digest, ask, reason))


def fingerprint(answers: Iterable[str]) -> str:
    """Return a digest that is the same for the same behaviour.

    Of floats, ten digits count: the last ones depend on the version of Python, whose `sum` loses
    less since 3.12.
    """
    text = _FLOAT.sub(_with_ten_digits, "\n".join(answers))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _with_ten_digits(number: re.Match[str]) -> str:
    value = float(number[0])
    text = f"{value:.10g}" if abs(value) > 1e-12 else "0"
    return text if {".", "e"} & {*text} else f"{text}.0"
