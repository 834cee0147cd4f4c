"""What is printed by a game is read whatever its wording; and bounds of chance are what they claim
to be."""

from fractions import Fraction
from math import comb

import pytest

from autograder.checking.chance import bounds
from autograder.checking.games import (
    Reading,
    codes_in,
    excerpt,
    read_answers,
    words,
)

ANSWERS = [(0, 2), (1, 1), (2, 0), (0, 0), (1, 2), (3, 0)]
RIGHT = {
    "bare": "{b} {m}\n",
    "labels after": "{b} bien placé(s), {m} mal placé(s)\n",
    "labels before": "Bien placés : {b} - mal placés : {m}\nProposition {n} : ",
    "misplaced first, with its label": "mal placés : {m}, bien placés : {b}\n",
    "list": "[{b}, {m}]\nEssai n° {n}/10 (4 chiffres de 1 à 6) ? ",
    "English": "black: {b}\nwhite: {m}\nYour guess ({n} of 10)? ",
    "labels first, numbers later": "bien placés et mal placés : {b} et {m}\n",
    "counted": "Combien ? {b} puis {m}. Malheureusement ce n'est pas le code.\n",
    "colours": "\x1b[32m{b}\x1b[0m bien, \x1b[31m{m}\x1b[0m mal\n",
    "identifiers": "bien_places={b} mal_places={m}\n",
    "proposition echoed": "[1, 2, 3, 4] -> {b} {m}\n",
    "colours of one's own": "blancs {b}, rouges {m}\n",
    "colours in the other order": "blancs {m}, noirs {b}\n",
}


def _texts(form: str) -> list[str]:
    return [
        form.format(b=well, m=misplaced, n=rank + 2)
        for rank, (well, misplaced) in enumerate(ANSWERS)
    ]


@pytest.mark.parametrize("form", RIGHT.values(), ids=RIGHT)
def test_a_right_answer_is_read_in_any_wording(form: str) -> None:
    assert read_answers(_texts(form), ANSWERS) == Reading()


def test_no_peg_may_be_said_in_words() -> None:
    texts = [
        text.replace("0 ", "Aucun ") for text in _texts("{b} bien placé(s)\n{m} mal placé(s)\n")
    ]

    assert read_answers(texts, ANSWERS) == Reading()


def test_a_history_of_the_game_is_read() -> None:
    lines = [
        f"{rank}. {well} bien, {misplaced} mal\n"
        for rank, (well, misplaced) in enumerate(ANSWERS, 1)
    ]
    texts = ["".join(lines[: rank + 1]) for rank in range(len(lines))]

    assert read_answers(texts, ANSWERS) == Reading()


@pytest.mark.parametrize(
    ("form", "alike"),
    [
        ("{m} {b}\n", "order"),
        ("mal placés : {b}, bien placés : {m}\n", "labels"),
        ("{b} bien placés\n", "well placed only"),
        ("Essai {n} : {m} mal placés\n", "misplaced only"),
    ],
)
def test_what_is_wrong_with_all_answers_is_named(form: str, alike: str) -> None:
    reading = read_answers(_texts(form), ANSWERS)

    assert reading.wrong
    assert reading.alike == alike


def test_one_wrong_answer_is_found() -> None:
    texts = _texts("{b} bien placés et {m} mal placés\n")
    texts[4] = "1 bien placés et 3 mal placés\n"

    assert read_answers(texts, ANSWERS) == Reading((4,))


def test_a_text_without_numbers_is_wrong_everywhere() -> None:
    assert read_answers(["Non.\n"] * len(ANSWERS), ANSWERS).wrong == tuple(range(len(ANSWERS)))


@pytest.mark.parametrize(
    "text",
    [
        "1122",
        "1 1 2 2",
        "[1, 1, 2, 2]",
        "(1,1,2,2)",
        "1-1-2-2",
        "Coup 12 : 1122 ?",
        "[1 1 2 2]",
        "1/1/2/2",
        "1_1_2_2",
    ]
    + ["1 et 1 et 2 et 2", "1, 1, 2 et 2", "1 puis 1 puis 2 then 2"]
    + ["1:1:2:2", "🔴1 🔴1 🔵2 🔵2", "|  1  |  1  |  2  |  2  |", "Essai 1 : 1 1 2 2"],
)
def test_a_proposition_is_read_in_any_form(text: str) -> None:
    assert [1, 1, 2, 2] in codes_in(text)


def test_other_numbers_are_no_propositions() -> None:
    assert codes_in("Partie du 21/11/2026, essai 10, 4 pions de 1 à 6, 12345") == []
    assert codes_in("Essai 1 : 1 1 2 2") == [[1, 1, 2, 2]]
    assert codes_in("1 bien placé et 2 mal placés, il en reste 3 de 4") == []


def test_words_and_excerpts_are_plain() -> None:
    assert words("\x1b[1mPerdu\x1b[0m, le code : 3224 !") == {"perdu", "le", "code"}
    assert excerpt("a\n\n  b\x07") == "a b\\x07"


@pytest.mark.parametrize("chance", [Fraction(1, 6), Fraction(1, 36), Fraction(13, 18)])
def test_bounds_are_exact(chance: Fraction) -> None:
    trials, alarm = 200, 1e-6
    low, high = bounds(trials, float(chance), alarm)

    def outside(low: int, high: int) -> Fraction:
        counts = [*range(low), *range(high + 1, trials + 1)]
        ways = (
            comb(trials, count) * chance**count * (1 - chance) ** (trials - count)
            for count in counts
        )
        return sum(ways, Fraction(0))

    assert outside(low, high) <= alarm
    assert outside(low + 1, trials) > alarm / 2
    assert outside(0, high - 1) > alarm / 2
