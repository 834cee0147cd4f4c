"""Type hints everywhere, docstrings too."""

from collections.abc import Iterable

Code = list[int]


def nombre_codes(p: int, c: int) -> int:
    """The number of codes."""
    return c**p


def codes_de_quatre(c: int) -> list[Code]:
    """All codes of four pegs, in order."""
    couleurs: range = range(1, c + 1)
    codes: list[Code] = []
    for i in couleurs:
        for j in couleurs:
            for k in couleurs:
                for l in couleurs:
                    codes.append([i, j, k, l])
    return codes


def tous_les_codes(p: int = 4, c: int = 6) -> list[Code]:
    """All codes, in order."""
    codes: list[Code] = [[]]
    for _ in range(p):
        suivants: list[Code] = []
        for code in codes:
            for couleur in range(1, c + 1):
                suivants.append(code + [couleur])
        codes = suivants
    return codes


def masque(code: Iterable[int]) -> str:
    """Which pegs are alike."""
    numeros: dict[int, int] = {}
    for couleur in code:
        numeros.setdefault(couleur, len(numeros) + 1)
    return "".join(f"{numeros[couleur]}" for couleur in code)


def repartition(p: int, c: int) -> dict[tuple[int, ...], int]:
    """How many codes of each kind."""
    resultat: dict[tuple[int, ...], int] = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(couleur) for couleur in set(code)), reverse=True))
        resultat[cle] = resultat.get(cle, 0) + 1
    return resultat
