"""Type hints and a named tuple for the tries."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple, Optional

Code = list[int]


class Essai(NamedTuple):
    proposition: Code
    bien: int
    mal: int


def nombre_essais(secret: Code, codes: Optional[Iterable[Code]] = None) -> int:
    essais: list[Essai] = []
    for code in tous_les_codes(4, 6) if codes is None else codes:
        if test_code(code, essais):
            essais.append(Essai(code, bien_places(secret, code), mal_places(secret, code)))
            if essais[-1].bien == 4:
                return len(essais)
    raise ValueError(secret)


def moyenne() -> float:
    secrets: list[Code] = tous_les_codes(4, 6)
    return sum(map(nombre_essais, secrets)) / len(secrets)


def maximum() -> int:
    return max(map(nombre_essais, tous_les_codes(4, 6)))


def moyenne_melange(n: int) -> float:
    codes: list[Code] = tous_les_codes(4, 6)
    total: int = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
