"""Type hints, with names that are only read by a type checker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fictive import Code

COULEURS: Final[range] = range(1, 7)


def occurences(l: list[int], n: int) -> int:
    compteur: int = 0
    for element in l:
        compteur += 1 if element == n else 0
    return compteur


def bien_places(l1: Code, l2: Code) -> int:
    bien: int
    bien = 0
    for a, b in zip(l1, l2, strict=True):
        if a == b:
            bien += 1
    return bien


def mal_places(l1: Code, l2: Code) -> int:
    communs: list[int] = [min(occurences(l1, c), occurences(l2, c)) for c in COULEURS]
    return sum(communs) - bien_places(l1, l2)


def mal_places_general(l1: Sequence[Any], l2: Sequence[Any]) -> int:
    restants: list[Any] = list(l2)
    communs: int = 0
    for element in l1:
        if element in restants:
            restants.remove(element)
            communs += 1
    bien: int = sum(a == b for a, b in zip(l1, l2, strict=False))
    return communs - bien
