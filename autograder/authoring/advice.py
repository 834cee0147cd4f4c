"""Whether the question of a known mistake speaks of the case that is shown above it."""

import ast
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

from autograder.authoring.observe import Observed
from autograder.course.module import KnownMistake

_SHOWN = re.compile(r"`([^`]+)` (?!returns|renvoie)")  # not after other calls
_CODE = re.compile(r"`([^`]+)`")
_NAMED = re.compile(r"^\w+ = (?!=)")


def speaking_of_another_case(
    seen: Observed, known: Collection[KnownMistake], language: str
) -> Iterator[str]:
    """For a wrong answer, each sentence about a call whose question, where it is first asked, names
    another one."""
    asked = set[tuple[str, str]]()
    for check, diagnosis in seen.told(known):
        said = check.message.typed(language)
        shown = _SHOWN.match(said)
        if not diagnosis or not shown:
            continue
        advice, task = diagnosis.advice.typed(language), shown[1].partition("(")[0]
        if (task, advice) not in asked and not speaks_of(said, shown[1], advice):
            yield f"{said} / {advice}"
        asked.add((task, advice))


def _call(code: str) -> ast.Call | None:
    with suppress(SyntaxError, ValueError):
        body = ast.parse(code, mode="eval").body
        return body if isinstance(body, ast.Call) and isinstance(body.func, ast.Name) else None
    return None


def _values(nodes: list[ast.expr]) -> list[Any]:
    found = []
    for node in nodes:
        with suppress(ValueError, TypeError):
            found.append(ast.literal_eval(node))
    return found


def _named(advice: str, task: str) -> tuple[list[list[Any]], list[Any]]:
    """The calls of the task in some advice, and the values that stand by themselves."""
    calls, values = [], []
    for code in _CODE.findall(advice):
        with suppress(SyntaxError, ValueError):
            tree = ast.parse(_NAMED.sub("", code), mode="eval")
            found = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
            calls += [_values(node.args) for node in found if getattr(node.func, "id", "") == task]
            values += _values([tree.body])
    return calls, values


def speaks_of(said: str, call: str, advice: str) -> bool:
    """Whether advice that names calls of the task names the one shown; where it names lists or
    texts, one in it.

    Args:
        said: The sentence about the call.
        call: The call, as it is shown in that sentence.
        advice: What is asked below it.
    """
    shown = _call(call)
    if shown is None:
        return True
    arguments = _values(shown.args)
    calls, values = _named(advice, shown.func.id)  # type: ignore[attr-defined]
    if calls:
        return arguments in calls
    alike = [
        value for value in values if type(value) in {*map(type, arguments)} - {int, float, bool}
    ]
    return not alike or any(value in arguments or repr(value) in said for value in alike)
