"""A function that is wrong in a way nobody has listed gets a general question about its results."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from autograder.checking.explain import PLACES, STOPS, Call, Calls, choose_question
from autograder.course.module import Course
from autograder.grading.work import judge
from autograder.i18n.display import written
from autograder.i18n.message import Message, _, plural
from autograder.intake import Submission
from autograder.reports.model import CheckReport, Report
from autograder.sandbox.codec import Opaque
from autograder.sandbox.doctor import Tier
from autograder.tests.settings import LANGUAGES

Function = Callable[..., Any]
Cases = list[tuple[Any, ...]]


def lists(values: list[int], length: int) -> list[list[int]]:
    return [list(elements) for elements in product(values, repeat=length)]


def pairs(values: list[int], length: int) -> Cases:
    return list(product(lists(values, length), repeat=2))


PAIRS = pairs([1, 2, 3], 3)
LISTS = [(values,) for length in range(1, 5) for values in lists([1, 2, 3], length)]
NUMBERS = [(one, other) for one in range(1, 6) for other in range(1, 6)]
FIRST, SECOND = PLACES[:2]
BOTH = {"x": FIRST, "y": SECOND}
ONLY = _("the argument")


def _more_elements_than(count: int) -> Message:
    one, several = "{x} has more than one element", "{x} has more than {count} elements"
    return plural(one, several, count=count, x=ONLY)


def try_calls(right: Function, wrong: Function, cases: Cases) -> Calls:
    """Call a wrong function, and compare it with the right one."""

    def try_call(arguments: tuple[Any, ...]) -> Call:
        expected = right(*arguments)
        try:
            received = wrong(*arguments)
        except IndexError:
            return Call(arguments, expected, None, is_right=False, has_stopped=True)
        is_right = received == expected and type(received) is type(expected)
        return Call(arguments, expected, received, is_right)

    return Calls(tuple(map(try_call, cases)))


def well_placed(code: list[int], guess: list[int]) -> int:
    return sum(a == b for a, b in zip(code, guess, strict=True))


def common(code: list[int], guess: list[int]) -> int:
    return sum(min(code.count(c), guess.count(c)) for c in {*code})


def counts(values: list[int]) -> dict[int, int]:
    return {value: values.count(value) for value in values}


def generator(*_: Any) -> Opaque:
    return Opaque("generator")


@pytest.mark.parametrize(
    ("right", "wrong", "cases", "question"),
    [
        (
            well_placed,
            lambda a, b: 2,
            PAIRS,
            _(
                "Every call tried gave the same result: does it depend on the arguments? Is it "
                "computed before the `return`?"
            ),
        ),
        (
            well_placed,
            lambda a, b: len({*b}),
            PAIRS,
            _(
                "In the calls tried that differ by {x} alone, the result is the same: what does "
                "your function do with it?",
                x=FIRST,
            ),
        ),
        (
            well_placed,
            lambda a, b: None,
            PAIRS,
            _(
                "Each wrong call gives nothing back: is there a path through your function without "
                "a `return`?"
            ),
        ),
        (
            well_placed,
            lambda a, b: str(well_placed(a, b)),
            PAIRS,
            _(
                "Each wrong result is a text that shows the right value: is a text of the same use "
                "as the value itself?"
            ),
        ),
        (
            sorted,
            lambda v: "".join(map(str, sorted(v))),
            LISTS,
            _(
                "Each wrong result is a text that shows the right value: is a text of the same use "
                "as the value itself?"
            ),
        ),
        (
            sorted,
            lambda v: {*v},
            LISTS,
            _(
                "Each wrong result is of type `{found}`, where `{kind}` is expected: which line "
                "makes it what it is?",
                found="set",
                kind="list",
            ),
        ),
        (
            lambda a, b: [a, b],
            generator,
            NUMBERS,
            _(
                "Each wrong result is of type `{found}`, where `{kind}` is expected: which line "
                "makes it what it is?",
                found="generator",
                kind="list",
            ),
        ),
        (
            well_placed,
            common,
            PAIRS,
            _(
                "Each wrong result is too large: is something counted that should not be, or more "
                "than once?"
            ),
        ),
        (
            max,
            lambda v: v[0],
            LISTS,
            _("Each wrong result is too small: is something left out, or taken away too often?"),
        ),
        (
            lambda v: sum(v) / 2,
            lambda v: sum(v) // 2 - 1,
            LISTS,
            _("Each wrong result is too small: is something left out, or taken away too often?"),
        ),
        (
            max,
            len,
            LISTS,
            _(
                "Some wrong results are too large, others too small. Work the call above out by "
                "hand, line by line: where do you and your function part?"
            ),
        ),
        (
            lambda a, b: a < b,
            lambda a, b: a <= b,
            NUMBERS,
            _(
                "Each wrong result is `True` where `False` is expected: which condition is not "
                "looked at?"
            ),
        ),
        (
            lambda a, b: a <= b,
            lambda a, b: a < b,
            NUMBERS,
            _(
                "Each wrong result is `False` where `True` is expected: what keeps it from being "
                "`True` in the call above?"
            ),
        ),
        (
            sorted,
            lambda v: sorted(v)[:-1],
            LISTS,
            _(
                "What is in the wrong results belongs there, but something is missing each time: "
                "by which condition is it left out?"
            ),
        ),
        (
            sorted,
            lambda v: v,
            LISTS,
            _(
                "Each wrong result has the right length: in the call above, which is the first "
                "element that is wrong, and what was it made from?"
            ),
        ),
        (
            str,
            lambda v: str(v)[::-1],
            LISTS,
            _(
                "Each wrong result has the right length: in the call above, which is the first "
                "element that is wrong, and what was it made from?"
            ),
        ),
        (
            counts,
            lambda v: {**counts(v), v[-1]: 0},
            LISTS,
            _(
                "Each wrong dictionary has the right keys: which of its values is wrong in the "
                "call above, and what adds to it?"
            ),
        ),
    ],
)
def test_the_question_is_about_what_all_wrong_results_have_in_common(
    right: Function, wrong: Function, cases: Cases, question: Message
) -> None:
    asked = choose_question(try_calls(right, wrong, cases))
    assert asked
    for language in LANGUAGES:
        assert asked[language].endswith(question[language])
        assert "{" not in asked[language]


@pytest.mark.parametrize(
    ("right", "wrong", "cases", "where"),
    [
        (len, lambda v: len({*v}), LISTS, _("{x} holds a value more than once", x=ONLY)),
        (sum, lambda v: sum(v[:1]), LISTS, _more_elements_than(1)),
        (sum, lambda v: sum(v[:3]), LISTS, _more_elements_than(3)),
        (sum, lambda v: sum(v) - v.count(3), LISTS, _("{x} holds `{k}`", x=ONLY, k=3)),
        (
            lambda a, b: a * b,
            lambda a, b: a * b + (b > 3),
            NUMBERS,
            _("{x} is more than {k}", x=SECOND, k=3),
        ),
        (
            common,
            lambda a, b: 9 if well_placed(a, b) else common(a, b),
            PAIRS,
            _("{x} and {y} have the same element at the same place", **BOTH),
        ),
        (
            common,
            lambda a, b: [] if common(a, b) else 0,
            PAIRS,
            _("{x} and {y} have an element in common", **BOTH),
        ),
        (
            common,
            lambda a, b: min(2, common(a, b)),
            PAIRS,
            _("more than {k} is expected", k=2),
        ),
    ],
)
def test_the_question_says_where_the_function_goes_wrong(
    right: Function, wrong: Function, cases: Cases, where: Message
) -> None:
    asked = choose_question(try_calls(right, wrong, cases))
    assert asked
    for language in LANGUAGES:
        assert where[language] in asked[language]


def test_where_the_call_that_is_shown_stopped_its_error_is_asked_about() -> None:
    calls = try_calls(max, lambda v: v[3], LISTS)

    assert choose_question(calls, shown_call_stopped=True) == STOPS


def test_results_of_several_kinds_get_no_question_about_them() -> None:
    calls = try_calls(max, lambda v: None if len(v) > 2 else (v, v), LISTS)

    assert choose_question(calls) is None


def test_one_call_more_takes_back_what_is_not_true_of_it() -> None:
    calls = try_calls(well_placed, lambda a, b: 2, PAIRS).all_calls
    other = Call(([1], [2]), 0, 0, is_right=True)
    question = choose_question(Calls((*calls, other)))
    assert question
    assert (
        _(
            "Every call tried gave the same result: does it depend on the arguments? Is it "
            "computed before the `return`?"
        )["en"]
        not in question["en"]
    )


ODD_VALUES: list[Any] = [
    None,
    float("nan"),
    float("inf"),
    10**400,
    10**5000,
    [10**5000],
    -1,
    "",
    "é",
    [],
    [[]],
    {},
    {1: [2]},
    {1, 2},
    Opaque("generator"),
    [Opaque("generator")],
    (1,),
]


def test_whatever_is_returned_the_question_is_one(subtests: pytest.Subtests) -> None:
    all_expected = [0, 1.5, True, "12", [1, 2], (1, 2), {1: 2}, {1}, None]
    for received, expected in product(ODD_VALUES, all_expected):
        with subtests.test(f"{type(received)!s} for {expected!r}"):
            wrong = [
                Call((one, expected), expected, received, is_right=False) for one in all_expected
            ]
            right = [Call((one, 1), expected, expected, is_right=True) for one in all_expected]
            for calls in (wrong, wrong + right):
                question = choose_question(Calls(tuple(calls)))
                assert question is None or question["en"].endswith("?")


NEVER_ABOVE_TWO = """

_right = mal_places


def mal_places(l1, l2):
    return min(2, _right(l1, l2))
"""
KNOWN_IN_SHORT_LISTS = """

_right = bien_places


def bien_places(l1, l2):
    return sum(peg in l1 for peg in l2) if len(l1) < 5 else _right(l1, l2)
"""
WRONG_FOR_SOME_NUMBERS = """

_right = occurences


def occurences(l, n):
    return _right(l, n) + (-9 < n < -1)
"""
NOT_WRITTEN = """

def occurences(l, n):
    pass
"""


def first_broken(report: Report) -> CheckReport:
    return next(check for task in report.tasks for check in task.broken)


@pytest.mark.parametrize(
    ("code", "question"),
    [
        (
            NEVER_ABOVE_TWO,
            _(
                "Of the calls tried, it goes wrong only where {where}.",
                where=_("more than {k} is expected", k=2),
            )
            + _("Each wrong result is too small: is something left out, or taken away too often?"),
        ),
        # a known mistake, but in some calls alone
        (
            KNOWN_IN_SHORT_LISTS,
            _(
                "In the calls tried that differ by {x} alone, the result is the same: what does "
                "your function do with it?",
                x=FIRST,
            ),
        ),
    ],
)
def test_a_program_that_nobody_has_seen_gets_a_question(
    judged: Callable[[str], Report], reference: str, code: str, question: Message
) -> None:
    check = first_broken(judged(reference + code))
    assert check.diagnosis is None
    assert check.advice
    for language in LANGUAGES:
        assert check.advice[language].endswith(question[language])


def test_what_only_fresh_cases_show_is_asked_about_too(
    judged: Callable[[str], Report], reference: str
) -> None:
    check = first_broken(judged(reference + WRONG_FOR_SOME_NUMBERS))
    assert (check.name, check.verdict.fingerprint) == ("occurences_of_any_number", "")
    assert check.advice
    assert check.advice["en"].endswith(
        _(
            "Each wrong result is too large: is something counted that should not be, or more than "
            "once?"
        )["en"]
    )


def test_of_what_is_not_written_nothing_is_asked(
    judged: Callable[[str], Report], reference: str
) -> None:
    assert first_broken(judged(reference + NOT_WRITTEN)).advice is None


LAST_TWO_EXCHANGED = """

_right = tous_les_codes


def tous_les_codes(p=4, c=6):
    codes = _right(p, c)
    return codes[:-2] + codes[-2:][::-1]
"""


def test_the_question_is_about_the_results_not_about_how_a_check_looks_at_them(
    course: Course, tier: Tier
) -> None:
    source = course.module("m01_codes").standalone + LAST_TWO_EXCHANGED
    (report,) = judge(
        course.root, "m01_codes", [Submission("somebody", "somebody.py", source)], tier
    )
    check = next(
        one for task in report.tasks for one in task.broken if one.name == "tous_les_codes_in_order"
    )
    assert check.advice
    assert check.advice["en"].endswith(
        _(
            "Each wrong result has the right length: in the call above, which is the first element "
            "that is wrong, and what was it made from?"
        )["en"]
    )


_OTHER_PROCESS = """
from autograder.i18n.display import show, written
sets = [{*"abcdefgh"}, {*"hgfedcba"}, {frozenset("ab"), frozenset("cd"), frozenset("ef")}]
print([*map(show, sets)], [*map(written, sets)])
"""


def test_a_set_is_written_alike_in_every_process() -> None:
    """The order of texts in a set is another one in each."""
    settings = [{**os.environ, "PYTHONHASHSEED": str(seed)} for seed in range(1, 9)]
    command = [sys.executable, "-c", _OTHER_PROCESS]
    texts = {subprocess.check_output(command, env=setting, text=True) for setting in settings}
    assert len(texts) == 1


def test_what_is_nested_is_written_in_no_more_than_its_length() -> None:
    tree: dict[str, Any] = {}
    for _unused in range(60):
        tree = {"'": [tree]}
    assert len(written(tree)) < 30 * 60
