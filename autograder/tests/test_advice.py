"""The advice of a known mistake speaks of the case that is shown above it."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from autograder.authoring.observe import golden_path
from autograder.course.module import Module, this_course
from autograder.i18n.text import LANGUAGES, Text
from autograder.i18n.typography import as_typed
from autograder.testing.advised import spoken_of

pytestmark = pytest.mark.any_python

_CHAPTER = re.compile(r"^## (\w+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_SHOWN = re.compile(r"^(`([^`]+)` (?!returns|renvoie).*)  \n(.+) \(\w+\)$", re.MULTILINE)  # not after other calls
_CODE = re.compile(r"`([^`]+)`")
_NAMED = re.compile(r"^\w+ = (?!=)")


def _first_advice(module: Module, language: str) -> Iterator[tuple[str, str, str, str]]:
    """Of each wrong answer, what is said of a call, the call and the advice, where that is given first."""
    text = as_typed(golden_path(module, language).read_text(encoding="utf-8"))
    for name, chapter in _CHAPTER.findall(text):
        given = set()
        for said, call, advice in _SHOWN.findall(chapter):
            task = call.partition("(")[0]
            if (task, advice) not in given:
                given.add((task, advice))
                yield name, said, call, advice


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


def _speaks_of(said: str, call: str, advice: str) -> bool:
    """Whether advice that names calls of the task names the one shown; where it names lists or texts, one in it."""
    shown = _call(call)
    if shown is None:
        return True
    arguments = _values(shown.args)
    calls, values = _named(advice, shown.func.id)  # type: ignore[attr-defined]
    if calls:
        return arguments in calls
    alike = [value for value in values if type(value) in {*map(type, arguments)} - {int, float, bool}]
    return not alike or any(value in arguments or repr(value) in said for value in alike)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_speaks_of_the_case_above_it(language: str) -> None:
    apart = [
        f"{slug}, {name}: {said} / {advice}"
        for slug, module in this_course().modules.items()
        for name, said, call, advice in _first_advice(module, language)
        if not _speaks_of(said, call, advice)
    ]
    assert apart == []


LISTS = [([1, 2, 3, 4], [4, 3, 2, 1])]
REPEATING = [([1, 1, 1, 1], [1, 1, 1, 2])]


@pytest.mark.parametrize(
    ("advice", "like", "first"),
    [
        ("Try `[1, 2]` and `[2, 1]`: how many?", LISTS, ([1, 2], [2, 1])),
        ("Compare the list `[1, 2]` with itself.", LISTS, ([1, 2], [1, 2])),
        ("Does `f([1, 2], [3, 4])` differ from `f([1], [2])`?", LISTS, ([1, 2], [3, 4])),
        ("What does `print(f([1], [2]))` show?", LISTS, ([1], [2])),
        ("Try `[5]` with `n = 3`: is it a `3`?", [([1, 2], 3)], ([5], 3)),
        ("With `2` pegs and `3` colours, you say `1`.", [(4, 6)], (2, 3)),
        ("Try `[1, 1]` and `[1, 2]`.", REPEATING, ([1, 1], [1, 2])),
    ],
)
def test_a_case_is_found_in_advice(advice: str, like: list[tuple[Any, ...]], first: tuple[Any, ...]) -> None:
    assert spoken_of(Text(advice), "f", like)[0] == first


@pytest.mark.parametrize(
    ("advice", "like"),
    [
        ("Try `[1, 1]` and `[1, 2]`.", LISTS),  # where no element repeats
        ("Is `'1'` equal to `1`?", LISTS),
        ("Try `[1, 2]`.", LISTS),
        ("Where is colour `12`, and where `10`?", [(5, 2), (1, 12)]),  # 10**12 codes
        ("Read `range(1, 7)` and `[` again.", LISTS),
    ],
)
def test_none_is_made_up(advice: str, like: list[tuple[Any, ...]]) -> None:
    assert spoken_of(Text(advice), "f", like) == []
