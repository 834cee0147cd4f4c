"""A demonstration under `if __name__ == "__main__"`, type hints, docstrings, a loss returns 11."""

import random
from typing import List, Optional, Tuple


def creer_code() -> List[int]:
    """Tire un code."""
    return [random.randint(1, 6) for _ in range(4)]


def demande_proposition() -> List[int]:
    """Demande une proposition."""
    return [int(n) for n in input("Proposition ? ").split()]


def gagne(bien: int, mal: int) -> bool:
    """Dit si c'est gagné."""
    return (bien, mal) == (4, 0)


def reponse(code: List[int], prop: List[int]) -> Tuple[int, int]:
    bien = sum(a == b for a, b in zip(code, prop))
    return bien, sum(min(code.count(c), prop.count(c)) for c in range(1, 7)) - bien


def jeu() -> Optional[int]:
    """Joue une partie."""
    code: List[int] = creer_code()
    essai: int = 0
    while True:
        essai += 1
        bien, mal = reponse(code, demande_proposition())
        if gagne(bien, mal):
            print(f"Gagné en {essai} !")
            break
        print(f"{bien=} {mal=}")
        if essai == 10:
            print("Perdu !")
            essai = 11
            break
    return essai


if __name__ == "__main__":
    print("Bienvenue")
    print("Vous avez mis", jeu(), "essais")
