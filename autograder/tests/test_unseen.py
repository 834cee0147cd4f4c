"""A mistake that nobody has listed gets a question: about what its answers have in common."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from autograder.course.module import Course
from autograder.grading.batch import judge
from autograder.i18n import properties as wording
from autograder.i18n.display import written
from autograder.i18n.text import LANGUAGES, Text
from autograder.intake import Submission
from autograder.reports.model import CheckReport, Report
from autograder.sandbox.codec import Opaque
from autograder.sandbox.doctor import Tier
from autograder.testing.cases import lists, pairs
from autograder.testing.properties import Call, Tried, question

Function = Callable[..., Any]
PAIRS = pairs([1, 2, 3], 3)
LISTS = [(values,) for length in range(1, 5) for values in lists([1, 2, 3], length)]
NUMBERS = [(one, other) for one in range(1, 6) for other in range(1, 6)]


def tried(right: Function, wrong: Function, cases: list[tuple[Any, ...]]) -> Tried:
    def call(arguments: tuple[Any, ...]) -> Call:
        expected = right(*arguments)
        try:
            received = wrong(*arguments)
        except IndexError:
            return Call(arguments, expected, None, right=False, stopped=True)
        same = received == expected and isinstance(received, type(expected))
        return Call(arguments, expected, received, same)

    return Tried(tuple(map(call, cases)))


def well_placed(code: list[int], guess: list[int]) -> int:
    return sum(a == b for a, b in zip(code, guess, strict=False))


def common(code: list[int], guess: list[int]) -> int:
    return sum(min(code.count(c), guess.count(c)) for c in {*code})


def misplaced(code: list[int], guess: list[int]) -> int:
    return common(code, guess) - well_placed(code, guess)


def counted(values: list[int]) -> dict[int, int]:
    return {value: values.count(value) for value in values}


def spread(values: list[int]) -> list[list[int]]:
    return [[0, value, 10 * value] for value in values]


def _generator(*arguments: int) -> Opaque:
    return Opaque("generator")


FIRST, SECOND = ({"x": wording.PLACES[rank], "of_x": wording.OF_PLACES[rank]} for rank in (0, 1))
MIXED = [
    ([1, 2], 1),
    ([2, 2], 2),
    ([3], 1),
    ([], 4),
    ([5, 5, 1], 5),
    ([-1], 1),
    ([-1, 2, 2], 2),
    ([1, 2], -1),
    ([-3], -3),
]
BELOW_ZERO = wording.HOLDS_NEGATIVE.format(x=wording.ONLY_ARGUMENT)
A_ZERO = wording.HOLDS.format(x=wording.ONLY_ARGUMENT, k=0)
ONLY = {"x": wording.ONLY_ARGUMENT, "of_x": wording.OF_ONLY_ARGUMENT}
MATCHES = wording.MATCHES.format(x=wording.PLACES[0], y=wording.PLACES[1])


@pytest.mark.parametrize(
    ("right", "wrong", "cases", "asked"),
    [
        (misplaced, common, PAIRS, wording.TOO_LARGE_BY.format(what=MATCHES)),
        (well_placed, lambda a, b: min(well_placed(a, b), 1), PAIRS, wording.NEVER_ABOVE_ONE),
        (
            well_placed,
            lambda a, b: min(well_placed(a, b), 2),
            PAIRS,
            wording.NEVER_ABOVE.format(k=2),
        ),
        (well_placed, lambda a, b: 2, PAIRS, wording.ALWAYS.format(k=2)),
        (well_placed, lambda a, b: well_placed(a, b) + 1, PAIRS, wording.ONE_MORE),
        (well_placed, lambda a, b: len({*b}), PAIRS, wording.IGNORES.format(**FIRST)),
        (
            well_placed,
            lambda a, b: int(a[0] == b[0]),
            PAIRS,
            wording.FIRST_ELEMENTS.format(**FIRST),
        ),
        (well_placed, lambda a, b: None, PAIRS, wording.SOME_NONE),
        (well_placed, lambda a, b: str(well_placed(a, b)), PAIRS, wording.AS_TEXT),
        (
            well_placed,
            lambda a, b: (well_placed(a, b), 9),
            PAIRS,
            wording.ONE_OF_SEVERAL.format(nth=wording.VALUES[0]),
        ),
        (well_placed, lambda a, b: a[3], PAIRS, wording.STOPS),
        (lambda a, b: a**b, lambda a, b: b**a, NUMBERS, wording.EXCHANGED),
        (lambda a, b: a + b, lambda a, b: a, NUMBERS, wording.IGNORES.format(**SECOND)),
        (
            lambda a, b: [a, b],
            _generator,
            NUMBERS,
            wording.OTHER_KIND.format(found="generator", kind="list"),
        ),
        (
            lambda a, b: [a, b],
            lambda a, b: [_generator()],
            NUMBERS,
            wording.ELEMENTS_OF_TYPE.format(found="generator", kind="int"),
        ),
        (lambda a, b: a * b, lambda a, b: -a * b, NUMBERS, wording.OPPOSITE_SIGN),
        (lambda a, b: a * b + 1, lambda a, b: 3 * (a * b + 1), NUMBERS, wording.TIMES.format(k=3)),
        (lambda a, b: a < b, lambda a, b: a >= b, NUMBERS, wording.NEGATED),
        (lambda a, b: (a, b), lambda a, b: (b, a), NUMBERS, wording.EXCHANGED),
        (lambda v: (v[0], sum(v)), lambda v: (sum(v), v[0]), LISTS[3:], wording.PAIR_EXCHANGED),
        (sorted, lambda v: v, LISTS, wording.ARGUMENT_BACK.format(**ONLY)),
        (sorted, lambda v: sorted(v)[::-1], LISTS, wording.BACKWARDS),
        (sorted, lambda v: sorted({*v}), LISTS, wording.ONCE_ONLY),
        (sorted, lambda v: sorted(v)[:-1], LISTS, wording.LAST_MISSING),
        (
            sorted,
            lambda v: {*v},
            LISTS[:3],
            wording.IN_ANOTHER_BOX.format(found="set", kind="list"),
        ),
        (
            sorted,
            lambda v: tuple(sorted(v)),
            LISTS,
            wording.IN_ANOTHER_BOX.format(found="tuple", kind="list"),
        ),
        (sorted, lambda v: [*map(str, sorted(v))], LISTS, wording.ELEMENTS_AS_TEXT),
        (
            sorted,
            lambda v: [[x, 0] for x in sorted(v)],
            LISTS,
            wording.ELEMENTS_OF_TYPE.format(found="list", kind="int"),
        ),
        (len, lambda v: 7, LISTS, wording.ALWAYS.format(k=7)),
        (spread, lambda v: [part[::-1] for part in spread(v)], LISTS, wording.ELEMENTS_BACKWARDS),
        (spread, lambda v: [part[1:] for part in spread(v)], LISTS, wording.ELEMENTS_WITHOUT_FIRST),
        (spread, lambda v: [part[:-1] for part in spread(v)], LISTS, wording.ELEMENTS_WITHOUT_LAST),
        (spread, lambda v: [[] for part in v], LISTS, wording.ELEMENTS_EMPTY),
        (
            spread,
            lambda v: [[a, b, c + 1] for a, b, c in spread(v)],
            LISTS,
            wording.NUMBERS_ONE_MORE,
        ),
        (
            spread,
            lambda v: [[a, b - 1, c] for a, b, c in spread(v)],
            LISTS,
            wording.NUMBERS_ONE_LESS,
        ),
        (
            spread,
            lambda v: [[a, b, c + b] for a, b, c in spread(v)],
            LISTS,
            wording.NUMBERS_TOO_LARGE,
        ),
        (spread, lambda v: [[a, b, b] for a, b, c in spread(v)], LISTS, wording.NUMBERS_TOO_SMALL),
        (spread, lambda v: [[b, a, 9] for a, b, c in spread(v)], LISTS, wording.LENGTH_RIGHT),
        (max, len, LISTS, wording.EQUALS.format(what=wording.LENGTH.format(**ONLY))),
        (
            counted,
            lambda v: {key - 1: times for key, times in counted(v).items()},
            LISTS,
            wording.KEYS_ONE_LESS,
        ),
        (
            counted,
            lambda v: {key + 1: times for key, times in counted(v).items()},
            LISTS,
            wording.KEYS_ONE_MORE,
        ),
        (
            counted,
            lambda v: {str(key): times for key, times in counted(v).items()},
            LISTS,
            wording.VALUES_RIGHT,
        ),
        (
            counted,
            lambda v: {times: key for key, times in counted(v).items()},
            LISTS[3:],
            wording.TURNED_ROUND,
        ),
        (counted, lambda v: {**counted(v), v[-1]: 0}, LISTS, wording.KEYS_RIGHT),
        (counted, lambda v: counted([4, *v[2:]]), LISTS[3:], wording.ADDS_UP_TO_LESS),
        (counted, lambda v: counted([4, *v[1:], 4]), LISTS, wording.ADDS_UP_TO_MORE),
        (
            lambda v: len(v) > 1,
            lambda v: v[0] if len(v) > 1 else (),
            LISTS,
            wording.SOME_OTHER_KIND.format(found="tuple", kind="bool"),
        ),
        (well_placed, lambda a, b: well_placed(a, b) // 2 or None, PAIRS, wording.SOMETIMES_NONE),
    ],
)
def test_what_all_answers_have_in_common_is_asked(
    right: Function, wrong: Function, cases: list[tuple[Any, ...]], asked: Text
) -> None:
    found = question(tried(right, wrong, cases))
    assert found
    for language in LANGUAGES:
        assert found[language].endswith(asked[language])
        assert "{" not in found[language]


@pytest.mark.parametrize(
    ("right", "wrong", "cases", "where"),
    [
        (len, lambda v: len(v) - (len({*v}) < len(v)), LISTS, wording.REPEATS.format(**ONLY)),
        (sum, lambda v: sum(v[:3]), LISTS, wording.LONGER.format(k=3, **ONLY)),
        (sum, lambda v: sum(v) + (v != sorted(v)), LISTS, wording.UNSORTED.format(**ONLY)),
        (sum, lambda v: sum(v) if v else 5, [([],), *LISTS], wording.EMPTY.format(**ONLY)),
        (
            lambda a, b: a * b,
            lambda a, b: a * b + (b > 3),
            NUMBERS,
            wording.ABOVE.format(k=3, **SECOND),
        ),
        (
            sum,
            lambda v: sum(map(abs, v)),
            [*LISTS, ([-1],), ([3, -2],), ([5, 1, -4, 2],)],
            BELOW_ZERO,
        ),
        (len, lambda v: len(v) - v.count(0), [*LISTS, ([0],), ([3, 0],), ([5, 1, 0, 2],)], A_ZERO),
        (
            lambda v, n: v.count(n),
            lambda v, n: v.count(abs(n)) or 7 * any(x < 0 for x in [n, *v]),
            MIXED,
            wording.NEGATIVE,
        ),
    ],
)
def test_where_it_goes_wrong_is_told(
    right: Function, wrong: Function, cases: list[tuple[Any, ...]], where: Text
) -> None:
    found = question(tried(right, wrong, cases))
    assert found
    for language in LANGUAGES:
        assert where[language] in found[language]


def test_where_a_call_stopped_its_error_is_asked_about() -> None:
    cases = tried(lambda a, b: (a, b), lambda a, b: (a + 1, b + 1), NUMBERS)

    assert question(cases) == wording.SEVERAL_VALUES
    assert question(cases, stopped=True) == wording.STOPS


def test_one_wrong_call_tells_nothing_about_two_equal_numbers() -> None:
    sizes = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3)]
    found = question(tried(lambda a, b: (a, b), lambda a, b: (a, b) if a < 3 else (b, 0), sizes))
    assert found
    assert wording.EQUAL.format(**FIRST, y=wording.PLACES[1])["en"] not in found.en


def test_a_ratio_that_would_be_shown_as_1_is_not_told() -> None:
    near = question(
        tried(lambda a, b: 10**9 * (a + b + 1), lambda a, b: 10**9 * (a + b + 1) * 1.00001, NUMBERS)
    )
    assert near == wording.TOO_LARGE


def test_one_right_call_more_takes_a_sentence_back() -> None:
    calls = tried(well_placed, lambda a, b: 2, PAIRS).calls
    other = calls[0]._replace(received=0, expected=0, right=True)
    found = question(Tried((*calls, other)))
    assert found
    assert wording.ALWAYS.format(k=2).en not in found.en


ODD: list[Any] = [
    None,
    float("nan"),
    float("inf"),
    10**400,
    -1,
    "",
    "é",
    [],
    [[]],
    {},
    {1: [2]},
    {1, 2},
    Opaque("generator"),
    (1,),
]


def test_whatever_is_answered_the_question_is_one(subtests: pytest.Subtests) -> None:
    for received, expected in product(ODD, [0, 1.5, True, "12", [1, 2], (1, 2), {1: 2}, {1}, None]):
        with subtests.test(f"{received!r} for {expected!r}"[:80]):
            calls = [Call((one, expected), expected, received, right=False) for one in ODD]
            right = [Call((one, 1), expected, expected, right=True) for one in ODD]
            for asked in (question(Tried(tuple(calls))), question(Tried((*calls, *right)))):
                assert asked is None or asked.en.endswith("?")


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


def first_broken(report: Report) -> CheckReport:
    return next(check for task in report.tasks for check in task.broken)


def test_a_program_nobody_has_seen_is_asked_what_its_answers_have_in_common(
    judged: Callable[[str], Report], reference: str
) -> None:
    check = first_broken(judged(reference + NEVER_ABOVE_TWO))
    assert check.diagnosis is None
    assert check.advice == wording.NEVER_ABOVE.format(k=2)


def test_a_known_mistake_made_in_some_calls_alone_gets_a_general_question(
    judged: Callable[[str], Report], reference: str
) -> None:
    check = first_broken(judged(reference + KNOWN_IN_SHORT_LISTS))
    assert check.diagnosis is None
    assert check.advice
    assert check.advice.en.endswith(wording.TOO_LARGE.en)


WRONG_FOR_SOME_NUMBERS = """

_right = occurences


def occurences(l, n):
    return _right(l, n) + (11 < abs(n) < 1000 and n not in (257, 305))
"""
NOT_WRITTEN = """

def occurences(l, n):
    pass
"""


def test_what_only_fresh_cases_show_is_asked_about_too(
    judged: Callable[[str], Report], reference: str
) -> None:
    check = first_broken(judged(reference + WRONG_FOR_SOME_NUMBERS))
    assert (check.name, check.verdict.fingerprint) == ("occurences_of_any_number", "")
    assert check.advice
    assert check.advice.en.endswith(wording.ONE_MORE.en)


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


def test_what_is_said_holds_of_the_answers_not_of_how_a_check_looks_at_them(
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
    assert check.advice.en.endswith(wording.OTHER_ORDER.en)


_OTHER_PROCESS = """
from autograder.i18n.display import show, written
from autograder.testing.properties import Call, Tried, question
sets = [{*"abcdefgh"}, {*"hgfedcba"}, {frozenset("ab"), frozenset("cd"), frozenset("ef")}]
words = ("abcdefgh", "ijklmnop")
calls = [Call((one,), {1: {*one}, 2: {0}}, {3: {*one[::-1]}, 4: {0}}, False) for one in words]
print([*map(show, sets)], [*map(written, sets)], question(Tried((*calls,)))["en"])
"""


def test_a_set_is_told_alike_in_every_process() -> None:
    """The order of texts in a set is another one in each."""
    settings = [{**os.environ, "PYTHONHASHSEED": str(seed)} for seed in range(1, 9)]
    command = [sys.executable, "-c", _OTHER_PROCESS]
    told = {subprocess.check_output(command, env=setting, text=True) for setting in settings}
    assert len(told) == 1
    assert "but not under the right keys" in told.pop()


def test_what_is_nested_is_written_in_no_more_than_its_length() -> None:
    tree: dict[str, Any] = {}
    for _ in range(60):
        tree = {"'": [tree]}
    assert len(written(tree)) < 30 * 60
