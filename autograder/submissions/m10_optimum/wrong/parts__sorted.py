"""The candidates are sorted first.

titre: Les candidats sont d'abord triés.
en: Your parts are in order, but in which one? Give your function the candidates 2 1 and 1 2, in this order.
fr: Vos parts sont rangées, mais dans quel ordre ? Donnez à votre fonction les candidats 2 1 et 1 2, dans cet ordre.
fails: parts_keeps_the_order
"""


def parts(proposition, candidates):
    found = {}
    for candidate in sorted(candidates):
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(answer, []).append(candidate)
    return found
