"""Each part is a tuple.

titre: Chaque part est un tuple.
en: Your parts hold the right codes, and yet the example fails: is `([1, 1],) == [[1, 1]]` true in Python?
fr: Vos parts contiennent les bons codes, et pourtant l'exemple échoue : en Python, `([1, 1],) == [[1, 1]]` est-il vrai ?
fails: parts_holds_lists_of_codes
"""


def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found[answer] = (*found.get(answer, ()), candidate)
    return found
