"""The advice of a known mistake speaks of the case that is shown above it: the audit asks for it,
of all of them."""

from typing import Any

import pytest

from autograder.authoring.advice import speaks_of
from autograder.i18n.text import Text
from autograder.testing.advised import spoken_of

pytestmark = pytest.mark.any_python


@pytest.mark.parametrize(
    ("advice", "speaks"),
    [
        ("In `f([1, 2], [2, 1])`, which ones?", True),
        ("In `f([1, 2], [1, 2])`, which ones?", False),
        ("Compare `[1, 2]` with itself.", True),
        ("Compare `[5, 5]` with itself.", False),
        ("Your answer is always `0`.", True),
    ],
)
def test_advice_speaks_of_the_call_that_is_shown(advice: str, speaks: bool) -> None:
    call = "f([1, 2], [2, 1])"
    assert speaks_of(f"`{call}` returned `0`; `2` was expected.", call, advice) is speaks


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
def test_a_case_is_found_in_advice(
    advice: str, like: list[tuple[Any, ...]], first: tuple[Any, ...]
) -> None:
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
