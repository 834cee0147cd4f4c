"""Interactive functions are played, whatever they do; averages are judged, however long they would
take."""

from collections.abc import Callable

import pytest

from autograder.authoring.observe import judge_source
from autograder.course.module import Course
from autograder.reports.model import Report
from autograder.tests.conftest import checks_of, scores_of
from autograder.tests.settings import now_or_slow

pytestmark = pytest.mark.any_python

GAME = """
import random

def creer_code():
    return [random.randint(1, 6) for _ in range(4)]

def demande_proposition():
    return [int(n) for n in input().split()]

def gagne(bien, mal):
    return bien == 4

"""


@pytest.fixture
def play(course: Course) -> Callable[[str, str], Report]:
    """Judge one source of a module."""
    return lambda slug, source: judge_source(course.module(slug), source)


BAD_GAMES = {
    "never asks": "def jeu():\n    return 1\n",
    "asks for ever": (
        "def jeu():\n  while True:\n    try:\n      demande_proposition()\n    except: pass\n"
    ),
    "prints megabytes": (
        "def jeu():\n    while True:\n        print('x' * 100000)\n        demande_proposition()\n"
    ),
    "prints without end": "def jeu():\n    while True:\n        print('x' * 100000)\n",
    "asks again after the end": (
        "def jeu():\n    for i in range(30):\n        demande_proposition()\n    return 1\n"
    ),
    "dies at the third question": (
        "def jeu():\n    demande_proposition()\n    demande_proposition()\n    1 / 0\n"
    ),
    "leaves the program": "import os\ndef jeu():\n    demande_proposition()\n    os._exit(0)\n",
    "loops": "def jeu():\n    while True: pass\n",
    "recursion": "def jeu():\n    demande_proposition()\n    return jeu()\n",
    "closes its input": (
        "import sys\ndef jeu():\n    sys.stdin.close()\n    demande_proposition()\n"
    ),
    "answers with a flood": "def jeu():\n    demande_proposition()\n    return 'x' * 10**7\n",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", BAD_GAMES.values(), ids=BAD_GAMES)
def test_a_bad_game_costs_itself_only(play: Callable[[str, str], Report], game: str) -> None:
    report = play("m03_codemaker", GAME + game)

    assert report.problem is None
    scores = scores_of(report)
    assert scores["jeu"] <= 0.5
    assert scores["gagne"] == 2
    assert scores["demande_proposition"] == 3
    verdicts = [
        check
        for name, check in checks_of(report).items()
        if name.startswith("jeu_") and not check.passed
    ]
    assert verdicts
    assert all(check.message["en"] and check.message["fr"] for check in verdicts)


@pytest.mark.parametrize(
    "draw",
    [
        "import secrets\n    secret = [secrets.randbelow(6) + 1 for _ in range(4)]",
        "import random\n    random.seed()\n    secret = random.choices(range(1, 7), k=4)",
        (
            "import _random\n    draw = _random.Random()\n    secret = [int(draw.random() * 6) + 1"
            " for _ in range(4)]"
        ),
        (
            "import random, time\n    random.seed(time.time())\n    secret = [random.randrange(1,"
            " 7) for _ in range(4)]"
        ),
        "import numpy\n    secret = list(numpy.random.randint(1, 7, 4))",
        "import numpy\n    secret = numpy.random.default_rng().integers(1, 7, 4).tolist()",
    ],
)
def test_a_game_in_one_piece_is_played_whatever_draws_its_secret(
    play: Callable[[str, str], Report], draw: str
) -> None:
    game = f"""
def jeu():
    {draw}
    for essai in range(1, 11):
        code = [int(n) for n in input("? ").split()]
        if code == secret:
            return essai
        bien = sum(a == b for a, b in zip(code, secret))
        print(bien, sum(min(code.count(c), secret.count(c)) for c in range(1, 7)) - bien)
    print("perdu")
"""
    assert scores_of(play("m03_codemaker", game))["jeu"] == 11


def test_judging_a_game_twice_says_the_same(play: Callable[[str, str], Report]) -> None:
    source = GAME.replace("randint(1, 6)", "choice([1, 1, 2, 3, 4, 5, 6])")

    first, second = (play("m03_codemaker", source).to_json() for _ in range(2))

    assert first["tasks"] == second["tasks"]
    assert first["score"] < 9.5


def test_the_decoder_may_ask_on_one_line_or_twice(play: Callable[[str, str], Report]) -> None:
    form = """
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", *code)
            {asks}
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Impossible")
"""
    for asks in (
        "bien, mal = map(int, input().split())",
        "bien = int(input('bien ')); mal = int(input('mal '))",
        "bien = int(input())\n            mal = int(input()) if bien < 4 else 0",
    ):
        assert scores_of(play("m04_codebreaker", form.format(asks=asks)))["jeu_2"] == 9.5


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ("bien, mal = int(input()), int(input()); nonsense", "NameError"),
        ("bien, mal = input(), input()", "is `'4'` equal to `4`"),
    ],
)
def test_two_questions_are_told_from_one_whatever_follows(
    play: Callable[[str, str], Report], asks: str, said: str
) -> None:
    source = f"""
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            {asks}
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("impossible")
"""
    failed = [
        check
        for name, check in checks_of(play("m04_codebreaker", source)).items()
        if name.startswith("jeu_2") and not check.passed
    ]

    assert any(
        said in f"{check.message['en']} {check.advice if check.advice else ''}" for check in failed
    )


def test_the_textbook_average_is_not_slowed_by_a_slow_decoder(
    play: Callable[[str, str], Report],
) -> None:
    source = """
import time

def nombre_essais(secret):
    time.sleep(0.02)
    return len(secret)

def moyenne():
    return sum(nombre_essais(code) for code in tous_les_codes(4, 6)) / 1296

print(moyenne())
"""
    report = play("m05_averages", source)

    assert scores_of(report)["moyenne"] == 4.5
    assert scores_of(report)["nombre_essais"] == 0
    assert (
        "nombre_essais" in next(task for task in report.tasks if task.name == "moyenne").judged_with
    )


@pytest.mark.slow
def test_a_slow_function_that_is_right_is_not_said_to_be_replaced(
    play: Callable[[str, str], Report], course: Course
) -> None:
    report = play("m06_bulls_and_cows", course.module("m06_bulls_and_cows").standalone)

    assert report.score == report.points
    assert not any(task.judged_with for task in report.tasks)


@pytest.mark.slow
def test_a_game_that_never_begins_is_told(play: Callable[[str, str], Report]) -> None:
    """Judged again with correct functions, it is not called any more: what was seen before is what
    is told."""
    found = checks_of(
        play(
            "m03_codemaker", "def jeu():\n    while True: pass\n    return demande_proposition()\n"
        )
    )

    message = found["jeu_ends_when_the_code_is_found"].message["en"]
    assert message.startswith(
        "With the secret 3 2 2 4: `jeu()` did not come to its end: it had not finished after"
    )


KNOWN_BEFOREHAND = """
import random

nombre_essais = 6

def moyenne():
    return 7471 / 1296

def maximum():
    return 9

def moyenne_melange(n):
    return round(random.gauss(4.64, 0.88 / n**0.5) * n) / n
"""


def test_a_value_known_beforehand_has_no_points(play: Callable[[str, str], Report]) -> None:
    report = play("m05_averages", KNOWN_BEFOREHAND)

    assert report.score == 0
    for name in ("moyenne_over_all_secrets", "maximum_over_all_secrets"):
        assert checks_of(report)[name].message.code == "averages.nombre-essais-not-used"


IN_VAIN = {
    "a busy loop": "for _ in range(10**6):\n        pass",
    "a long walk": (
        "for code in tous_les_codes(4, 6):\n        for other in range(20):\n            code =="
        " other"
    ),
    "games in vain": "for code in tous_les_codes(4, 6):\n        nombre_essais(code)",
    "a broken end": "for a in range(10**5):\n        len([1, 2, 3, 4, 5, 6])",
}


@pytest.mark.parametrize("work", now_or_slow(IN_VAIN, ["a busy loop", "games in vain"]))
@pytest.mark.parametrize(
    "value",
    [
        "7471 / 1296",
        *(pytest.param(one, marks=pytest.mark.slow) for one in ("7471 / 6**4", "5.76")),
    ],
)
def test_work_is_not_play(play: Callable[[str, str], Report], work: str, value: str) -> None:
    source = (
        f"def moyenne():\n    {work}\n    return {value}\n\ndef maximum():\n    {work}\n   "
        " return 9\n"
    )

    assert play("m05_averages", source).score == 0


def test_a_mark_does_not_depend_on_when_the_clock_moves_on(
    play: Callable[[str, str], Report],
) -> None:
    """Seeded by the second, a program draws one code; a busy machine takes longer, and it draws
    two."""
    seeded = (
        "import random\ncalls = []\ndef creer_code():\n    calls.append(1)\n    random.seed(3 if"
        " len(calls) > {} else 1)\n    return [random.randint(1, 6) for _ in range(4)]\n"
    )
    quiet, busy = (play("m03_codemaker", seeded.format(when)) for when in (10**9, 4000))

    assert scores_of(quiet)["creer_code"] == scores_of(busy)["creer_code"]
    still = [checks_of(report)["creer_code_draws_anew"] for report in (quiet, busy)]
    assert still[0].verdict == still[1].verdict
