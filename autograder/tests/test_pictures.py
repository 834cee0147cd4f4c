"""The pictures of the lessons: they are drawn, say what they show, and show the numbers of the
course."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from autograder.authoring.exercises import pictures
from autograder.course.module import Course
from autograder.course.percent import SourceError
from autograder.i18n.typography import typeset
from autograder.numbers.facts import FACTS
from autograder.numbers.games import mastermind
from autograder.numbers.pictures import computed, figures
from autograder.numbers.pictures.drawing import shade
from autograder.numbers.pictures.figures import ALT
from autograder.tests.settings import LANGUAGES

pytestmark = pytest.mark.any_python

STATED = {fact.what: fact.stated for fact in FACTS}
_SHOWN = re.compile(r"^!\[(.*)\]\(figures/(\w+)\.svg\)$", re.MULTILINE)


def words(name: str, language: str = "en") -> list[str]:
    return figures.FIGURES[name](language).words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", figures.FIGURES)
def test_a_picture_is_well_formed_and_the_same_each_time(name: str, language: str) -> None:
    drawn = figures.svg(name, language)

    root = ElementTree.fromstring(drawn)
    assert root.attrib["aria-label"] == ALT[name][language]
    assert figures.svg(name, language) == drawn


@pytest.mark.parametrize("name", figures.FIGURES)
def test_words_stay_inside_and_numbers_are_those_of_the_twin(name: str) -> None:
    for language in LANGUAGES:
        drawing = figures.FIGURES[name](language)
        root = ElementTree.fromstring(drawing.svg(""))
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            width = (
                8.6 * len(text.text or "") * (0.9 if "small" in text.attrib.get("class", "") else 1)
            )
            anchor = {"middle": 0.5, "end": 1.0}.get(text.attrib.get("text-anchor", ""), 0.0)
            left = float(text.attrib["x"]) - anchor * width
            assert left > -12, text.text
            assert left + width < drawing.size[0] + 12, text.text
    english, french = (
        re.findall(r"\d+", " ".join(words(name, language))) for language in LANGUAGES
    )
    assert sorted(english) == sorted(french)


def test_every_picture_is_shown_and_described_in_both_languages(course: Course) -> None:
    for language in LANGUAGES:
        shown: dict[str, str] = {}
        for page in (course.root / "course_notes" / language).glob("*.md"):
            shown |= {
                name: typeset(alt, language)
                for alt, name in _SHOWN.findall(page.read_text(encoding="utf-8"))
            }
        assert shown == {name: ALT[name][language] for name in figures.FIGURES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_beside_the_lessons_are_those_that_are_drawn_now(
    course: Course, language: str
) -> None:
    drawn = pictures(course, language)

    assert len(drawn) == len(figures.FIGURES)
    assert [path for path, text in drawn.items() if path.read_text(encoding="utf-8") != text] == []
    folder: Path = course.root / "course_notes" / language / "figures"
    assert set(folder.iterdir()) == set(drawn)


def test_the_game_of_the_lesson() -> None:
    moves = computed.game_in_order("3224")

    assert " ".join(guess for guess, _, _ in moves) == STATED["the game against 3 2 2 4"]
    assert [f"{count} left" for count in (1296, 625, 96, 12, 2, 1)] == [
        w for w in words("shrinking") if "left" in w
    ]


def test_pegs_in_common() -> None:
    assert {"1 well placed", "3 in common", "misplaced: 3 − 1 = 2"} <= set(words("pairs"))
    swapped = figures.pairs("en", (1, 2, 1, 3), (1, 2, 3, 1))
    assert {"2 well placed", "4 in common", "misplaced: 4 − 2 = 2"} <= set(swapped.words)


def test_codes_by_what_repeats_and_ways_to_draw_them() -> None:
    assert {"360", "720", "90", "120", "6", "36 × 36 = 1296"} <= set(words("all_codes"))
    assert [w for w in words("ways_to_draw") if "codes" in w] == [
        "1296 codes",
        "360 codes",
        "126 codes",
    ]


def test_distributions_are_those_of_the_course() -> None:
    counts = STATED["secrets found in 1 to 9 tries"].split()
    assert [w for w in words("two_orders") if w.isdigit()][:9] == counts
    assert {"mean 5.7647", "mean 4.6435"} <= set(words("two_orders"))
    means = [w for w in words("strategies") if re.fullmatch(r"\d\.\d{3}", w)]
    assert means == ["5.765", "4.644", "4.476", "4.415", "4.395", "4.373"]
    shares, _ = computed.games_by_tries()["minimax"]
    expected = STATED["minimax: secrets found in 1 to 5 tries"]
    assert " ".join(str(round(1296 * share)) for share in shares.values()) == expected


def test_games_at_random_agree_with_the_exact_expectation() -> None:
    games = computed.random_games()
    deviation, longest = STATED["shuffled: deviation of one game, longest game"].split()

    assert abs(games.mean() - computed.exact_mean()) < 5 * games.std() / len(games) ** 0.5
    assert abs(games.std() - float(deviation)) < 0.02
    assert games.min() == 1
    assert games.max() <= int(longest)


def test_means_lie_in_the_band_about_nineteen_times_in_twenty() -> None:
    shares = [float(w.split()[0]) for w in words("means") if "band" in w]

    assert len(shares) == 3
    assert all(93 < share < 97.5 for share in shares)


def test_entropies_and_parts() -> None:
    stated = STATED["first guesses, all secrets, (6, 4)"].split()[1::2]
    found = sorted(
        (computed.bits(sizes) for sizes in computed.first_parts().values()), reverse=True
    )
    assert [f"{bits:.6f}" for bits in found] == stated
    assert [w for w in words("answers_on_the_map") if "." in w] == [
        f"{b} bits" for b in ("1.498", "2.693", "2.885", "3.044", "3.057")
    ]
    assert {"625", "500", "150"} <= set(words("strips"))
    assert [w for w in words("four_candidates") if "of 4" in w] == [
        f"eliminates {n} of 4" for n in (1.5, 1.5, 2.5)
    ]


def test_the_plan_of_the_entropy_player() -> None:
    counts = STATED["medium game: secrets found in 1 to 5 steps"].split()

    assert [w.split()[-1] for w in words("tree") if w.startswith("found")] == counts
    layers = computed.layers(mastermind(4, 6, False), "entropy")
    assert layers[0] == [(0, 360, "AABC")]
    assert [sum(size for _, size, _ in groups) for groups in layers] == [360, 360, 353, 298, 69]


def test_first_turn_and_two_numbers() -> None:
    area, found = computed.expected_areas((2, 0))
    assert (len(area), min(found[False]), found[False][2.5]) == (12, 2.5, 24)
    assert {"2.50", "6.72"} <= set(words("first_turn"))
    assert [w for w in words("two_numbers") if "parts" in w] == [
        "parts: 8, 8, 8, 1",
        "parts: 5, 1, 1, 1",
        "parts: 4, 3, 1",
    ]
    assert {"1.549 bits", "1.406 bits", "more than 4"} <= set(words("two_numbers"))


def test_the_scale_goes_from_dark_to_bright() -> None:
    assert (shade(-1), shade(0), shade(1), shade(2)) == ("#440154", "#440154", "#fde725", "#fde725")
    lightness = [sum(int(shade(step / 8)[i : i + 2], 16) for i in (1, 3, 5)) for step in range(9)]
    assert lightness == sorted(lightness)


def test_a_picture_that_nobody_can_draw_is_named(tmp_path: Path) -> None:
    (tmp_path / "course_notes" / "en").mkdir(parents=True)
    (tmp_path / "course_notes" / "en" / "index.md").write_text(
        "![A cat](figures/cat.svg)\n", encoding="utf-8"
    )

    with pytest.raises(
        SourceError, match=r"index\.md: no picture is called cat; there are all_codes, "
    ):
        pictures(Course(tmp_path), "en")
