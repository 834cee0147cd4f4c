"""Interactive functions are played, whatever they do; averages are judged, however long they would take."""

from collections.abc import Callable

import pytest

from autograder.audit import judge_source
from autograder.course import Course
from autograder.report import Report
from autograder.tests.conftest import checks_of, scores_of

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
    "asks for ever": "def jeu():\n  while True:\n    try:\n      demande_proposition()\n    except: pass\n",
    "prints megabytes": "def jeu():\n    while True:\n        print('x' * 100000)\n        demande_proposition()\n",
    "prints without end": "def jeu():\n    while True:\n        print('x' * 100000)\n",
    "asks again after the end": "def jeu():\n    for i in range(30):\n        demande_proposition()\n    return 1\n",
    "dies at the third question": "def jeu():\n    demande_proposition()\n    demande_proposition()\n    1 / 0\n",
    "leaves the program": "import os\ndef jeu():\n    demande_proposition()\n    os._exit(0)\n",
    "loops": "def jeu():\n    while True: pass\n",
    "recursion": "def jeu():\n    demande_proposition()\n    return jeu()\n",
    "closes its input": "import sys\ndef jeu():\n    sys.stdin.close()\n    demande_proposition()\n",
    "answers with a flood": "def jeu():\n    demande_proposition()\n    return 'x' * 10**7\n",
}


@pytest.mark.parametrize("game", BAD_GAMES.values(), ids=BAD_GAMES)
def test_a_bad_game_costs_itself_only(play: Callable[[str, str], Report], game: str) -> None:
    report = play("m03_codemaker", GAME + game)

    assert report.problem is None
    scores = scores_of(report)
    assert scores["jeu"] <= 0.5
    assert scores["gagne"] == 2
    assert scores["demande_proposition"] == 3
    verdicts = [check for name, check in checks_of(report).items() if name.startswith("jeu_") and not check.passed]
    assert verdicts
    assert all(check.message.en and check.message.fr for check in verdicts)


@pytest.mark.parametrize(
    "draw",
    [
        "import secrets\n    secret = [secrets.randbelow(6) + 1 for _ in range(4)]",
        "import random\n    random.seed()\n    secret = random.choices(range(1, 7), k=4)",
        "import random, time\n    random.seed(time.time())\n    secret = [random.randrange(1, 7) for _ in range(4)]",
        "import numpy\n    secret = list(numpy.random.randint(1, 7, 4))",
        "import numpy\n    secret = numpy.random.default_rng().integers(1, 7, 4).tolist()",
    ],
)
def test_a_game_in_one_piece_is_played_whatever_draws_its_secret(play: Callable[[str, str], Report], draw: str) -> None:
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
    assert scores_of(play("m03_codemaker", game))["jeu"] == 13.5


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

    assert any(said in f"{check.message.en} {check.advice.en if check.advice else ''}" for check in failed)


def test_an_average_that_would_take_an_hour_is_stopped_and_named(
    play: Callable[[str, str], Report], monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    checks = course.module("m05_averages").checks[0].function.__globals__
    monkeypatch.setitem(checks, "PATIENCE", 1.0)
    source = (
        "def moyenne():\n    while True: pass\n\ndef maximum():\n    return max(map(nombre_essais, tous_les_codes()))\n"
    )

    report = play("m05_averages", source)

    assert scores_of(report)["maximum"] == 2.5
    check = checks_of(report)["moyenne_over_all_secrets"]
    assert check.verdict.status == "timeout"
    assert "1 s" in check.message.en


def test_the_textbook_average_is_not_slowed_by_a_slow_decoder(play: Callable[[str, str], Report]) -> None:
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

    assert scores_of(report)["moyenne"] == 3
    assert scores_of(report)["nombre_essais"] == 0
    assert "nombre_essais" in next(task for task in report.tasks if task.name == "moyenne").judged_with


def test_a_slow_function_that_is_right_is_not_said_to_be_replaced(
    play: Callable[[str, str], Report], course: Course
) -> None:
    report = play("m06_bulls_and_cows", course.module("m06_bulls_and_cows").standalone)

    assert report.score == report.points
    assert not any(task.judged_with for task in report.tasks)


def test_a_constant_is_flagged_and_has_its_points(play: Callable[[str, str], Report]) -> None:
    report = play("m05_averages", "def moyenne():\n    return 5.7647\n\ndef maximum():\n    return 9\n")

    assert scores_of(report)["moyenne"] == 3
    assert scores_of(report)["maximum"] == 2.5
    assert [note.en.split("`")[1] for note in report.notes] == ["moyenne()", "maximum()"]


def test_a_computed_average_is_not_flagged(play: Callable[[str, str], Report]) -> None:
    report = play("m05_averages", "def moyenne():\n    return sum(map(nombre_essais, tous_les_codes(4, 6))) / 1296\n")

    assert scores_of(report)["moyenne"] == 3
    assert report.notes == ()
