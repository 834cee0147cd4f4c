"""What a mark is made of: promises, follow-through, state, diagnosis, and files in a bad state."""

from collections.abc import Callable

import pytest

from autograder.course import Module
from autograder.report import Report
from autograder.tests.conftest import checks_of, scores_of, wrong

Judged = Callable[[str], Report]

RIGHT_OCCURENCES = "def occurences(l, n):\n    return l.count(n)\n\n"


def test_the_reference_gets_everything(judged: Judged, reference: str, pegs: Module) -> None:
    report = judged(reference)

    assert report.score == sum(task.points for task in report.tasks)
    assert report.points == pegs.points == 20
    assert report.notes == ()


def test_a_mistake_is_counted_once(judged: Judged, reference: str, pegs: Module) -> None:
    report = judged(reference + wrong(pegs, "occurences__membership"))

    scores = scores_of(report)
    assert scores["occurences"] == 0
    assert scores["mal_places"] == 10
    judged_with = {task.name: task.judged_with for task in report.tasks}
    assert judged_with["mal_places"] == ("occurences",)


def test_follow_through_gives_nothing_for_nothing(judged: Judged) -> None:
    report = judged("def mal_places(l1, l2):\n    return occurences(l1, l2[0])\n")

    assert report.score == 0


def test_a_function_built_on_missing_ones_is_judged_with_correct_ones(judged: Judged, reference: str) -> None:
    start = reference.index("def mal_places(")
    report = judged(reference[start : reference.index("# %%", start)])

    assert scores_of(report)["mal_places"] == 10
    assert scores_of(report)["occurences"] == 0


def test_state_kept_between_calls_costs_one_check(judged: Judged, reference: str, pegs: Module) -> None:
    report = judged(reference + wrong(pegs, "bien_places__global_counter"))

    failed = [check.name for check in checks_of(report).values() if not check.passed]
    assert failed == ["bien_places_twice"]


def test_the_smallest_counterexample_and_the_misconception(judged: Judged, reference: str, pegs: Module) -> None:
    report = judged(reference + wrong(pegs, "mal_places__double_count_in"))

    check = checks_of(report)["mal_places_spends_each_peg_once"]
    assert check.verdict.call == "mal_places([1, 1, 1, 2], [1, 1, 1, 1])"
    assert (check.verdict.received, check.verdict.expected) == ("1", "0")
    assert check.diagnosis
    assert check.diagnosis.name == "mal_places__double_count_in"


def test_the_same_mistake_in_other_words_is_recognised(judged: Judged, reference: str) -> None:
    report = judged(
        reference
        + """
def mal_places(secret, guess):
    return len([g for s, g in zip(secret, guess) if s != g and g in secret])
"""
    )

    diagnosis = checks_of(report)["mal_places_spends_each_peg_once"].diagnosis
    assert diagnosis
    assert diagnosis.name == "mal_places__double_count_in"


@pytest.mark.parametrize(
    ("value", "words"),
    [("True", "boolean"), ("2.0", "point"), ("'2'", "text"), ("None", "None"), ("[2]", "list")],
)
def test_each_type_has_its_sentence(judged: Judged, value: str, words: str) -> None:
    source = RIGHT_OCCURENCES.replace("l.count(n)", f"l.count(n) if l.count(n) != 2 else {value}")
    found = checks_of(judged(source))

    said = " ".join(
        found[name].message.en for name in ("occurences_counts_every_equal_element", "occurences_gives_an_integer")
    )
    assert words in said or f"`{value}`" in said


def test_a_syntax_error_costs_the_function_it_is_in(judged: Judged, reference: str) -> None:
    source = reference.replace("return sum(element == n for element in l)", "return sum(element == n for element in l")
    report = judged(source)

    scores = scores_of(report)
    assert scores == {"occurences": 0, "bien_places": 5, "mal_places": 10, "mal_places_general": 5}
    assert "Python cannot read `occurences`" in checks_of(report)["occurences_twice"].message.en


@pytest.mark.parametrize(
    "broken",
    [
        "def broken(:\n    return 1\n",
        "def broken():\n",
        "x = (1,\n",
        "text = '''never closed\n",
        "print 'Python 2'\n",
        "return 3\n",
        "if True:\nx = 1\n",
        "for x in l\n    pass\n",
        "class Broken:\n    def f(self)\n        pass\n",
        "if True:\n\tx = 1\n        y = 2\n",
        "x = 1 +\n",
        "é = 3 €\n",
    ],
)
def test_what_cannot_be_read_does_not_hide_the_rest(judged: Judged, broken: str) -> None:
    report = judged(
        f"{RIGHT_OCCURENCES}\n{broken}\ndef bien_places(l1, l2):\n    return sum(map(int.__eq__, l1, l2))\n"
    )

    scores = scores_of(report)
    assert (scores["occurences"], scores["bien_places"]) == (5, 5)
    assert report.notes


@pytest.mark.parametrize(
    "statement",
    [
        "input('name? ')",
        "assert occurences([1], 1) == 2",
        "print(undefined)",
        "import matplotlib.pyplot as plt",
        "from autograder import check, play",
        "raise SystemExit",
        "import os; os._exit(0)",
        "while True: pass",
    ],
)
def test_what_fails_while_loading_does_not_hide_the_rest(judged: Judged, statement: str) -> None:
    report = judged(f"{statement}\n{RIGHT_OCCURENCES}")

    assert scores_of(report)["occurences"] == 5


def test_a_missing_function_is_named_with_its_look_alike(judged: Judged) -> None:
    report = judged("def bien_place(l1, l2):\n    return 0\n")

    message = checks_of(report)["bien_places_twice"].message
    assert "`bien_place`" in message.en
    assert "`bien_place`" in message.fr
    assert report.score == 0


def test_the_right_spelling_is_accepted_too(judged: Judged) -> None:
    assert scores_of(judged(RIGHT_OCCURENCES.replace("occurences", "occurrences")))["occurences"] == 5


@pytest.mark.parametrize(
    "source", ["occurences = 3\n", "def occurences(l):\n    return 0\n", "def occurences():\n    pass\n"]
)
def test_what_cannot_be_called_gets_a_sentence(judged: Judged, source: str) -> None:
    report = judged(source)

    message = checks_of(report)["occurences_counts_every_equal_element"].message
    assert report.score == 0
    assert "value of type int" in message.en or "called with 2 argument(s)" in message.en


def test_an_exception_is_told_with_its_line(judged: Judged) -> None:
    report = judged("def occurences(l, n):\n    return l[n + 100]\n")

    check = checks_of(report)["occurences_counts_every_equal_element"]
    assert check.verdict.status == "error"
    assert "IndexError: list index out of range (line 2)" in check.message.en


def test_numpy_results_are_plain_numbers(judged: Judged) -> None:
    pytest.importorskip("numpy")
    source = "import numpy\n\ndef occurences(l, n):\n    return (numpy.array(l) == n).sum() if l else numpy.int64(0)\n"

    assert scores_of(judged(source))["occurences"] == 5


def test_every_sentence_exists_in_both_languages(judged: Judged, reference: str, pegs: Module) -> None:
    for name in ("occurences__returns_float", "general__mutates_by_pop", "mal_places__never_moves_on"):
        for check in checks_of(judged(reference + wrong(pegs, name))).values():
            assert check.message.en != check.message.fr
