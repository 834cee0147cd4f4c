"""Judges calls of a learner's function. Its text goes, as it is, into the suites that are taken away.

It needs nothing but Python. It confines nothing: the house where it runs does.
"""

import ast
import io
import sys
from contextlib import redirect_stdout
from numbers import Real
from types import ModuleType
from typing import Any


def judged(source: str, given: str, call: str, expected: str, questions: dict[str, str]) -> str:
    """What is said of a call: the right answer where it is given; else what came, and a question about it.

    Args:
        source: What the learner wrote.
        given: Functions it may use without having its own.
        call: The call, as one types it.
        expected: The right answer, as Python writes it.
        questions: By wrong answers, as Python writes them, what to ask whoever gives them.
    """
    try:
        answer = answered(source, given, call)
        if is_same(answer, ast.literal_eval(expected)):
            return expected
        came = repr(answer)[:120]
    except BaseException as error:
        came = f"{type(error).__name__}: {error}".rstrip(": ")
    return "\n".join(filter(None, [came, questions.get(came, "")]))


def answered(source: str, given: str, call: str) -> Any:
    """The answer to a call; what is printed meanwhile is forgotten."""
    module = sys.modules["answer"] = ModuleType("answer")  # dataclasses look their module up
    names = vars(module)
    with redirect_stdout(io.StringIO()):
        exec(given, names)
        exec(compile(source, "answer.py", "exec"), names)
        return eval(call, names)


def is_same(answer: Any, value: Any) -> bool:
    """Whether they are equal; where they have a fraction, to nine digits."""
    if type(value) is float and isinstance(answer, Real):
        return abs(float(answer) - value) <= 1e-9 * max(1.0, abs(value))
    return bool(answer == value)
