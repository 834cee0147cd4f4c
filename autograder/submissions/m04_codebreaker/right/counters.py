"""collections.Counter, type hints, walrus."""

from __future__ import annotations

from collections import Counter
from itertools import product

Code = list[int]
Essai = tuple[Code, int, int]


def _reponse(code: Code, proposition: Code) -> tuple[int, int]:
    bien = sum(a == b for a, b in zip(code, proposition))
    return bien, sum((Counter(code) & Counter(proposition)).values()) - bien


def test_essai(code: Code, essai: Essai) -> bool:
    proposition, *reponse = essai
    return _reponse(code, proposition) == tuple(reponse)


def test_code(code: Code, essais: list[Essai]) -> bool:
    return all(test_essai(code, essai) for essai in essais)


def jeu_2() -> int | None:
    candidats: list[Code] = [list(code) for code in product(range(1, 7), repeat=4)]
    essais: int = 0
    while proposition := next(iter(candidats), None):
        essais += 1
        print(f"Essai {essais} : {' '.join(map(str, proposition))}")
        bien, mal = map(int, input("> ").split())
        if bien == 4:
            print(f"Trouvé en {essais} essais.")
            return essais
        candidats = [code for code in candidats if _reponse(code, proposition) == (bien, mal)]
    print("Réponses incohérentes.")
    return None
