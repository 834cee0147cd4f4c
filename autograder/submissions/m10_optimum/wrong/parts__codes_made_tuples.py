"""The codes in the parts are tuples.

titre: Les codes dans les parts sont des tuples.
en: Your parts are right, and yet the example fails: is `[(1, 1)] == [[1, 1]]` true in Python?
fr: Vos parts sont justes, et pourtant l'exemple échoue : en Python, `[(1, 1)] == [[1, 1]]` est-il vrai ?
fails: parts_holds_lists_of_codes
"""


def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(answer, []).append(tuple(candidate))
    return found
