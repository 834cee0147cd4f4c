"""What a mark is made of: promises, follow-through, state, diagnosis, and files in a bad state."""

import os
import re
import time
from collections.abc import Callable
from copy import copy
from dataclasses import replace

import pytest

from autograder.checking.failure import fingerprint
from autograder.checking.questions import usual_question
from autograder.checking.submission import Submission as CheckedSubmission
from autograder.course.module import Course, Module
from autograder.grading.work import judge
from autograder.i18n.message import _, finding
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import TIMEOUT, Report, Verdict
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of
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


def test_a_function_built_on_missing_ones_is_judged_with_correct_ones(
    judged: Judged, reference: str
) -> None:
    start = reference.index("def mal_places(")
    report = judged(reference[start : reference.index("# %%", start)])

    assert scores_of(report)["mal_places"] == 10
    assert scores_of(report)["occurences"] == 0


def test_a_class_of_the_exercise_copied_without_its_imports_costs_nothing(
    course: Course, tier: Tier
) -> None:
    bounds = course.module("m09_bounds")
    source = re.sub(r"^from collections.abc import .*\n", "", bounds.standalone, flags=re.MULTILINE)
    assert "    guesses: Collection" in source
    report = judge_one(bounds, Submission("somebody", source=source), sandbox_of(tier), ["two_d"])

    assert scores_of(report)["two_d"] == 3
    # the statement that stops is told of all the same
    assert any("`NameError" in note["en"] for note in report.notes)


def test_what_somebody_raises_is_not_explained(judged: Judged) -> None:
    raised, looked_up = (
        checks_of(judged(f"def occurences(l, n):\n    {line}\n"))[
            "occurences_counts_every_equal_element"
        ].message["en"]
        for line in ("raise KeyError(n)", "return {}[n]")
    )

    assert "none of the keys of the dictionary" in looked_up
    assert "none of the keys of the dictionary" not in raised


def test_state_kept_between_calls_costs_one_check(
    judged: Judged, reference: str, pegs: Module
) -> None:
    report = judged(reference + wrong(pegs, "bien_places__global_counter"))

    failed = [check.name for check in checks_of(report).values() if not check.passed]
    assert failed == ["bien_places_twice"]


def test_where_a_check_plays_for_itself_it_is_asked_about_a_call_that_never_ends() -> None:
    verdict = Verdict(TIMEOUT, finding("task.not-ended", "It did not come to its end."), "f()")

    assert usual_question(verdict, draws=False).code == "ask.endless"


def test_the_first_wrong_case_and_the_misconception(
    judged: Judged, reference: str, pegs: Module
) -> None:
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
        found[name].message["en"]
        for name in ("occurences_counts_every_equal_element", "occurences_gives_an_integer")
    )
    assert words in said or f"`{value}`" in said


def test_a_syntax_error_costs_the_function_it_is_in(judged: Judged, reference: str) -> None:
    source = reference.replace(
        "return sum(element == n for element in l)", "return sum(element == n for element in l"
    )
    report = judged(source)

    scores = scores_of(report)
    assert scores == {"occurences": 0, "bien_places": 5, "mal_places": 10, "mal_places_general": 5}
    assert "Python cannot read `occurences`" in checks_of(report)["occurences_twice"].message["en"]


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
        f"{RIGHT_OCCURENCES}\n{broken}\ndef bien_places(l1, l2):\n    return sum(map(int.__eq__,"
        " l1, l2))\n"
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
        pytest.param("while True: pass", marks=pytest.mark.slow),
    ],
)
def test_what_fails_while_loading_does_not_hide_the_rest(judged: Judged, statement: str) -> None:
    report = judged(f"{statement}\n{RIGHT_OCCURENCES}")

    assert scores_of(report)["occurences"] == 5


ENDLESS_QUESTION = """
def ask():
    while True:
        try:
            return int(input("? "))
        except:
            print("again")
"""


def test_a_statement_that_never_ends_is_left_out_and_nothing_else(judged: Judged) -> None:
    source = f"""
COLOURS = []
for colour in range(1, 7):
    COLOURS.append(colour)
{ENDLESS_QUESTION}
answer = ask()

def occurences(l, n):
    return l.count(n)

def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))

while True:
    pass

def mal_places(l1, l2):
    return sum(min(occurences(l1, c), occurences(l2, c)) for c in COLOURS) - bien_places(l1, l2)
"""
    report = judged(source)

    assert scores_of(report) == {
        "occurences": 5,
        "bien_places": 5,
        "mal_places": 10,
        "mal_places_general": 0,
    }
    assert [note["en"][:20] for note in report.notes] == ["The instruction at l"] * 2


def test_what_stands_under_the_main_guard(judged: Judged) -> None:
    source = (
        "if __name__ == '__main__':\n    COLOURS = range(1, 7)\n    print(input())\n    while True:"
        " pass\n"
    )
    report = judged(
        f"{source}\ndef occurences(l, n):\n    return sum(x == n for x in l if COLOURS)\n"
    )

    assert scores_of(report)["occurences"] == 5


def test_definitions_under_either_branch_of_the_main_guard(judged: Judged) -> None:
    indented = RIGHT_OCCURENCES.strip().replace("\n", "\n    ")
    source = f"if '__main__' == __name__:\n    pass\nelse:\n    {indented}\n"

    assert scores_of(judged(source))["occurences"] == 5


@pytest.mark.slow
def test_a_slow_demonstration_does_not_cost_the_other_functions(
    judged: Judged, reference: str
) -> None:
    mistaken = "\ndef occurences(l, n):\n    return l.count(n) + (n > 2)\n"
    report = judged(f"{reference}{mistaken}\nimport time\ntime.sleep(1.2)\n")

    assert scores_of(report) == {
        "occurences": 0,
        "bien_places": 5,
        "mal_places": 10,
        "mal_places_general": 5,
    }


def test_a_check_whose_call_ends_the_program_is_not_passed(judged: Judged) -> None:
    source = """
import os
calls = 0
def occurences(l, n):
    global calls
    calls += 1
    if calls > CALLS:
        os._exit(0)
    return float(l.count(n))
"""
    for calls in (330, 366, 376, 380):
        found = checks_of(judged(source.replace("CALLS", str(calls))))
        assert not found["occurences_gives_an_integer"].passed


@pytest.mark.parametrize("end", ["os._exit(0)", "sys.exit(0)", "quit()", "raise SystemExit"])
def test_a_program_that_ends_itself_is_told_so(judged: Judged, end: str) -> None:
    source = f"import os\nimport sys\n\n\ndef occurences(l, n):\n    {end}\n"
    message = checks_of(judged(source))["occurences_counts_every_equal_element"].message

    words = {"en": ("your program ended itself (exit code 0)", "This ends the whole program")}
    words["fr"] = (
        "votre programme s’est terminé lui-même (code de sortie 0)",
        "Cela termine tout le programme",
    )
    for language, (by_itself, by_exception) in words.items():
        assert (by_itself if "_exit" in end else by_exception) in message[language]


@pytest.mark.slow
def test_slow_statements_do_not_hold_a_place_for_long(judged: Judged) -> None:
    started = time.monotonic()
    report = judged("import time\n" + "time.sleep(0.09)\n" * 2000 + RIGHT_OCCURENCES)

    assert report.score == 5
    assert time.monotonic() - started < 120  # each small sleep alone would make three minutes
    assert [note["en"] for note in report.notes] == [
        _(
            "This file takes too long to run: it was judged by its functions, classes and "
            "imports alone."
        )["en"]
    ]


@pytest.mark.slow
def test_demonstrations_cost_nothing_however_many_never_end(judged: Judged) -> None:
    shown = "shown = {}\n" + "".join(f"shown[{rank}] = sum(iter(int, 1))\n" for rank in range(8))
    report = judged(f"{RIGHT_OCCURENCES}{shown}while True: pass\nassert occurences([1], 1) == 1\n")

    assert report.score == 5
    assert report.notes[-1].code == "note.definitions-alone"
    assert len(report.notes) == 4


def test_an_example_that_does_not_hold_is_named_when_nothing_else_is_wrong(
    judged: Judged, reference: str
) -> None:
    asserts = "assert occurences([1], 1) == 1\nassert occurences([1], 1) == 2\nassert undefined\n"

    (note,) = judged(f"{reference}\n{asserts}").notes
    assert (
        note["en"]
        == _(
            "Every promise is kept, yet the `assert` at {place} does not hold: is what it demands "
            "right?",
            place=_("line {line}", line=reference.count("\n") + 3),
        )["en"]
    )
    assert judged(f"{asserts}{RIGHT_OCCURENCES}").notes == ()


# -------------------------------------------------------- exceptions beside substituted functions


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("return a[99]", "`IndexError: list index out of range (line"),
        ("return secret_name", "`NameError: name 'secret_name' is not defined (line"),
        ("raise KeyError('mine')", "`KeyError: 'mine' (line"),
        (
            "raise type('Mine', (Exception,), {})('\\x1b[31mred' + 'a' * 500)",
            "`Mine: \\x1b[31mredaaa",
        ),
    ],
)
def test_an_exception_beside_a_substituted_function_is_shown_as_anywhere(
    judged: Judged, line: str, error: str
) -> None:
    report = judged(
        "def occurences(l, n):\n    return 0\n\ndef mal_places(a, b):\n    occurences(a, b)\n   "
        f" {line}\n"
    )

    assert next(task for task in report.tasks if task.name == "mal_places").judged_with == (
        "occurences",
    )
    message = checks_of(report)["mal_places_without_repeats"].message["en"]
    assert error in message
    assert "a" * 200 not in message


def test_a_syntax_error_that_a_file_makes_up_while_it_runs_is_not_told(
    course: Course, tier: Tier
) -> None:
    forging = """
import gc
for one in gc.get_objects():
    if type(one).__name__ == "Loaded":
        made_up = {"first_line": 1, "line": 1, "name": None, "reason": "made up"}
        one.broken += [type("Broken", (), made_up)]
"""
    report = judge_one(
        course.module("m04_codebreaker"), Submission("somebody", source=forging), sandbox_of(tier)
    )

    assert report.problem is None
    assert "made up" not in str(report.to_json())


def test_a_check_that_raises_leaves_no_mark(pegs: Module, tier: Tier, reference: str) -> None:
    def divide(_submission: CheckedSubmission) -> None:
        _never = 1 / 0

    module = copy(pegs)
    vars(module)["checks"] = [
        replace(pegs.checks[0], look=divide),
        *pegs.checks[1:],
    ]
    report = judge_one(module, Submission("somebody", "somebody.py", reference), sandbox_of(tier))

    assert report.score is None
    assert report.tasks == ()
    assert report.fault.startswith(f"{pegs.checks[0].name}: ZeroDivisionError")
    assert report.problem
    assert report.fault in report.problem["fr"]


@pytest.mark.parametrize("name", ["exit", "quit"])
def test_exit_and_quit_exist(judged: Judged, name: str) -> None:
    report = judged(f"{RIGHT_OCCURENCES}\n{name}()\n")

    assert scores_of(report)["occurences"] == 5
    assert report.notes == ()


@pytest.mark.parametrize(
    "line",
    [
        "%matplotlib inline",
        "!pip install numpy",
        "occurences?",
        "?print",
        "f = !ls",
        "x = %timeit 1",
        "    %time 1",
    ],
)
def test_commands_of_notebooks_are_harmless(judged: Judged, line: str) -> None:
    report = judged(f"{RIGHT_OCCURENCES}\nif True:\n    pass\n{line}\n")

    assert scores_of(report)["occurences"] == 5
    assert report.notes == ()


def test_a_remainder_at_the_start_of_a_line_is_no_command(judged: Judged) -> None:
    report = judged("def occurences(l, n):\n    return (l.count(n)\n%1000)\n")

    assert scores_of(report)["occurences"] == 5


def test_the_second_call_can_be_repeated_by_the_learner(
    judged: Judged, reference: str, pegs: Module
) -> None:
    check = checks_of(judged(reference + wrong(pegs, "bien_places__global_counter")))[
        "bien_places_twice"
    ]

    assert "the first time, as expected" in check.message["en"]
    assert check.verdict.call == "bien_places([1], [1])"
    assert (check.verdict.received, check.verdict.expected) == ("2", "1")


@pytest.mark.parametrize("body", ["    ...", "\n    ...  # your code here\n", "    pass"])
def test_what_is_not_written_is_told_so(judged: Judged, body: str) -> None:
    check = checks_of(judged(f"def occurences(l, n):\n{body}\n\n\nprint(1)\n"))[
        "occurences_counts_every_equal_element"
    ]

    assert check.diagnosis is None
    assert check.message["en"] == "`occurences` is not written yet."


def test_a_function_without_return_is_asked_for_it(judged: Judged) -> None:
    source = "def occurences(l, n):\n    for x in l:\n        ...\n"
    check = checks_of(judged(source))["occurences_counts_every_equal_element"]

    assert check.advice
    assert "reach a `return`" in check.advice["en"]


def test_input_outside_a_function_is_named_and_not_what_follows(
    judged: Judged, reference: str
) -> None:
    report = judged(reference + "\nn = int(input('n? '))\nprint(occurences([1], n))\n")

    (note,) = report.notes
    assert note["en"].startswith("Nobody types an answer while a file is judged")
    assert f"line {len(reference.splitlines()) + 2}." in note["en"]


def test_a_function_inside_another_is_told_so(judged: Judged) -> None:
    report = judged(
        "def bien_places(l1, l2):\n    return 0\n\n    def mal_places(l1, l2):\n        return 0\n"
    )

    message = checks_of(report)["mal_places_twice"].message
    assert message["en"].startswith(
        "There is no function named `mal_places`: the one at line 4 stands inside"
    )


def test_a_missing_function_is_named_with_its_look_alike(judged: Judged) -> None:
    report = judged("def bien_place(l1, l2):\n    return 0\n")

    message = checks_of(report)["bien_places_twice"].message
    assert "`bien_place`" in message["en"]
    assert "`bien_place`" in message["fr"]
    assert report.score == 0


def test_the_right_spelling_is_accepted_too(judged: Judged) -> None:
    assert (
        scores_of(judged(RIGHT_OCCURENCES.replace("occurences", "occurrences")))["occurences"] == 5
    )


@pytest.mark.parametrize(
    "source",
    ["occurences = 3\n", "def occurences(l):\n    return 0\n", "def occurences():\n    return 0\n"],
)
def test_what_cannot_be_called_gets_a_sentence(judged: Judged, source: str) -> None:
    report = judged(source)

    message = checks_of(report)["occurences_counts_every_equal_element"].message
    assert report.score == 0
    assert "value of type int" in message["en"] or "arguments but 2 were given" in message[
        "en"
    ].replace("argument but", "arguments but")


def test_an_exception_is_told_with_its_line(judged: Judged) -> None:
    report = judged("def occurences(l, n):\n    return l[n + 100]\n")

    check = checks_of(report)["occurences_counts_every_equal_element"]
    assert check.verdict.status == "error"
    assert "IndexError: list index out of range (line 2)" in check.message["en"]
    assert check.message["en"].endswith("or −n to −1 from the end.")  # what that means


def test_an_exception_that_is_not_known_is_told_and_not_explained(judged: Judged) -> None:
    for raised in ("ValueError('no such colour')", "IndexError('mine')"):
        report = judged(f"def occurences(l, n):\n    raise {raised}\n")

        assert (
            checks_of(report)["occurences_counts_every_equal_element"]
            .message["en"]
            .endswith("` was expected.")
        )


def test_what_python_cannot_read_is_explained(judged: Judged) -> None:
    report = judged("def occurences(l, n)\n    return 0\n\nx = (1, 2\n")

    said = checks_of(report)["occurences_counts_every_equal_element"].message["en"]
    assert "expected ':'" in said
    assert said.endswith("has a colon before what depends on it, and Python found none here.")
    assert any("The bracket `(` opens here" in note["en"] for note in report.notes)


def test_a_name_that_is_not_known_is_told_with_the_most_similar_one(judged: Judged) -> None:
    report = judged("def occurences(l, n):\n    compteur = 0\n    return conteur\n")

    said = checks_of(report)["occurences_counts_every_equal_element"].message
    assert said["en"].endswith("has: `compteur`.")
    assert said.typed("fr").endswith("dans Python : `compteur`.")


def test_an_exception_of_a_function_of_ours_is_not_told_of_the_line_that_calls_it(
    judged: Judged,
) -> None:
    report = judged(
        "def occurences(l, n):\n    return 0\n\ndef mal_places(l1, l2):\n    return"
        " occurences(None, 1)\n"
    )

    message = checks_of(report)["mal_places_without_repeats"].message
    assert "(in a function called here: line 5)" in message["en"]
    assert "(dans une fonction appelée ici : ligne 5)" in message.typed("fr")


def test_what_became_of_an_argument_is_told_beside_what_it_was(
    judged: Judged, reference: str
) -> None:
    report = judged(
        reference + "\n\ndef bien_places(l1, l2):\n    return sum(a == l2.pop(0) for a in l1)\n"
    )

    message = checks_of(report)["bien_places_leaves_its_lists_alone"].message
    assert message["en"] == "During `bien_places([1], [1])`, `[1]` became `[]`."


DRAWN = """


import random, secrets

def occurences(l, n):
    return l.count(n) + (random.random() < 0.02)

def bien_places(a, b):
    return sum(x == y for x, y in zip(a, b)) + (secrets.randbelow(50) == 0)

def mal_places(a, b):
    return random.SystemRandom().choice([0, 1, 2])
"""


def test_what_is_drawn_has_the_same_mark_at_every_judgment(judged: Judged, reference: str) -> None:
    first, *others = (replace(judged(reference + DRAWN), seconds=0) for _ in range(4))

    assert all(other == first for other in others)
    assert first.score is not None
    assert first.score < 20


def test_a_complex_number_is_no_whole_one(judged: Judged, reference: str) -> None:
    """Though Python says that 2 == 2 + 0j."""
    source = (
        reference
        + "\n_right = occurences\ndef occurences(l, n):\n    return complex(_right(l, n))\n"
    )
    (task,) = (task for task in judged(source).tasks if task.name == "occurences")
    assert task.score == 0


@pytest.mark.parametrize("kind", ["float", "bool", "str"])
def test_an_argument_that_became_an_equal_one_was_changed(
    judged: Judged, reference: str, kind: str
) -> None:
    source = reference + "\n_right = occurences\ndef occurences(l, n):\n    found = _right(l, n)\n"
    source += (
        f"    l[:] = [{kind}(one) if type(one) is int and one == 1 else one for one in l]\n   "
        " return found\n"
    )
    checks = checks_of(judged(source))
    assert [
        name for name, check in checks.items() if not check.passed and "occurences" in name
    ] == ["occurences_leaves_its_list_alone"]


@pytest.mark.parametrize(
    ("value", "right"),
    [("deque()", False), ("range(0)", False), ("deque([1])", True), ("range(1)", True)],
)
def test_what_is_no_plain_value_is_true_or_false_as_it_was(
    course: Course, tier: Tier, value: str, right: bool
) -> None:
    module = course.module("m04_codebreaker")
    source = (
        f"{module.source}\nfrom collections import deque\n_right = test_essai\n"
        f"def test_essai(*given):\n    return {value} if _right(*given) else deque()\n"
    )
    report = judge_one(module, Submission("somebody", source=source), sandbox_of(tier), fresh=False)
    (task,) = (task for task in report.tasks if task.name == "test_essai")
    assert (task.score > task.points / 2) == right  # what its type costs is another check's matter


def test_numpy_results_are_plain_numbers(judged: Judged) -> None:
    pytest.importorskip("numpy")
    source = (
        "import numpy\n\ndef occurences(l, n):\n    return (numpy.array(l) == n).sum() if l else"
        " numpy.int64(0)\n"
    )

    assert scores_of(judged(source))["occurences"] == 5


def test_what_numpy_imports_when_first_used_is_there(judged: Judged) -> None:
    pytest.importorskip("numpy")
    source = (
        "import numpy as np\nfrom numpy.typing import NDArray\n\ndef occurences(l, n):\n    return"
        " sum(int(k) for x, k in zip(*np.unique([*l, n], return_counts=True)) if x == n) - 1\n"
    )

    assert scores_of(judged(source))["occurences"] == 5


@pytest.mark.parametrize(
    "name",
    [
        "occurences__returns_float",
        "mal_places_general__mutates_by_pop",
        pytest.param("mal_places__never_moves_on", marks=pytest.mark.slow),
    ],
)
def test_every_sentence_exists_in_both_languages(
    judged: Judged, reference: str, pegs: Module, name: str
) -> None:
    for check in checks_of(judged(reference + wrong(pegs, name))).values():
        assert check.message["en"] != check.message["fr"]


def test_wishes_for_other_tests_change_nothing(
    judged: Judged, reference: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "--durations=5 -v")
    monkeypatch.setenv("PYTEST_PLUGINS", "of_somebody_else")

    assert judged(reference).score == 25
    assert os.environ["PYTEST_ADDOPTS"] == "--durations=5 -v"


def test_the_last_digits_of_a_float_identify_no_mistake() -> None:
    by_older = fingerprint(
        ["[2.4999999999999996,3]", "4.440892098500626e-16", "12345678901234567890"]
    )
    assert by_older == fingerprint(["[2.5,3]", "0.0", "12345678901234567890"])
    assert by_older != fingerprint(["[2.5,3]", "0.0", "12345678901234567891"])
    assert by_older != fingerprint(["[2.50001,3]", "0.0", "12345678901234567890"])
    assert fingerprint(["4.0"]) != fingerprint(["4"])


def test_a_mistake_is_not_named_for_the_kind_of_its_exception(course: Course, tier: Tier) -> None:
    """Looking at four places whatever the length raises an IndexError each time; so does one place
    too many."""
    module = course.module("m06_bulls_and_cows")
    for places in ("range(4)", "range(len(a) + 1)"):
        source = wrong(module, "bulls_n_cows__four_places").replace("range(4)", places)
        (report,) = judge(course.root, module.slug, [Submission("somebody", source=source)], tier)
        (checks,) = (task.checks for task in report.tasks if task.name == "bulls_n_cows")

        assert "IndexError" in str(checks[0].verdict.message)
        assert not any(check.diagnosis for check in checks)


def test_an_exercise_as_it_was_given_out_is_not_written_yet(course: Course, tier: Tier) -> None:
    """Also where a check calls the function in a way that raises an exception of Python's."""
    module = course.module("m08_entropy")
    source = (course.root / "exercises" / "en" / module.slug / f"{module.slug}.py").read_text(
        encoding="utf-8"
    )
    (report,) = judge(course.root, module.slug, [Submission("somebody", source=source)], tier)

    for task in report.tasks:
        told = [check.verdict.message["en"] for check in task.checks if check.verdict.message]
        assert f"`{task.name}` is not written yet." in told
    assert not any(check.diagnosis for task in report.tasks for check in task.checks)


@pytest.mark.parametrize(
    "imports",
    [
        pytest.param("import tp2 as own", marks=pytest.mark.slow),
        pytest.param("import lessons.tp2 as own", marks=pytest.mark.slow),
        "from tp2 import bien_places, mal_places as misplaced\nimport tp2 as own",
        "from .tp2 import (mal_places as misplaced,\n    autre)\nown = __import__('tp2')",
    ],
)
def test_earlier_functions_of_another_file_are_lent(
    course: Course, tier: Tier, imports: str
) -> None:
    module = course.module("m03_codemaker")
    source = module.source.replace("bien_places(secret", "own.bien_places(secret")
    source = (
        source.replace("mal_places(secret", "misplaced(secret")
        if "misplaced" in imports
        else source
    )
    written = "\n".join(
        line for line in source.split("\n") if not line.startswith("from solutions")
    )
    inside = "\n    ".join(["def jeu():", *imports.split("\n")])
    sources = f"{imports}\n{written}", written.replace("def jeu():", inside)
    for report in judge(
        course.root, module.slug, [Submission("somebody", source=one) for one in sources], tier
    ):
        assert report.score == report.points
        assert report.notes == ()


def test_a_module_that_is_not_there_gives_nothing_else(judged: Judged, reference: str) -> None:
    lines = "import tp2 as own\nfrom tp2 import helper\nprint(own.helper)\n"
    report = judged(
        lines + reference + "\n\ndef bien_places(l1, l2):\n    return own.count(l1, l2)\n"
    )

    message = checks_of(report)["bien_places_counts_equal_positions"].message
    assert "NameError" in message["en"]
    assert "'own'" in message["en"]


@pytest.mark.parametrize("use", ["tp2.helper(bien)", "helper(bien, mal)"])
def test_what_a_missing_file_does_not_give_is_told(course: Course, tier: Tier, use: str) -> None:
    module = course.module("m03_codemaker")
    written = "\n".join(
        line for line in module.source.split("\n") if not line.startswith("from solutions")
    )
    body = f"def gagne(bien, mal):\n    return {use}\n"
    source = f"import tp2\nfrom tp2 import helper, mal_places\n{written}\n\n{body}"
    (report,) = judge(course.root, module.slug, [Submission("somebody", source=source)], tier)

    told = [
        check.verdict.message
        for task in report.tasks
        if task.name == "gagne"
        for check in task.checks
    ]
    assert any(
        "ModuleNotFoundError" in one["en"] and "file that you hand in" in one["en"]
        for one in told
        if one
    )


def test_a_module_that_is_not_here_has_one_note(judged: Judged) -> None:
    source = (
        "import nothing_of_the_kind as tk\nroot = tk.Tk()\nroot.title('Pegs')\n"
        f"print(__file__)\n{RIGHT_OCCURENCES}"
    )
    (note,) = judged(source).notes

    assert note["en"].startswith("`import nothing_of_the_kind as tk` (line 1): Python finds no")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (">>> x = 1\n>>> y = 2\n>>> z = 3\n", "From line 1 on, lines begin with `>>>`"),
        ("1 x = 1\n2 y = 2\n", "From line 1 on, lines begin with their numbers"),
        ("```\nx = 1\n```\n", "At line 1 stands a fence of Markdown"),
        ("print 'a'\nx = 1\nprint 'b'\nprint 'c'\n", "It is the same at line 3"),
    ],
)
def test_one_cause_has_one_note(judged: Judged, source: str, said: str) -> None:
    (note,) = judged(source + RIGHT_OCCURENCES).notes

    assert said in note["en"]


def test_what_remembers_answers_cannot_look_up_a_list(judged: Judged) -> None:
    source = f"from functools import cache\n\n\n@cache\n{RIGHT_OCCURENCES.lstrip()}"
    found = checks_of(judged(source))["occurences_counts_every_equal_element"]

    assert found.advice
    assert "`@lru_cache`" in found.advice["en"]
