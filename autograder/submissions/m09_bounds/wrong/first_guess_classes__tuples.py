"""The codes are tuples, as `product` makes them.

titre: Les codes sont des tuples, tels que `product` les fait.
en: Compare your first code for `2` pegs and `5` colours with the example: are `(1, 1)` and `[1, 1]` equal? What are the codes in the first modules?
fr: Comparez votre premier code pour `2` pions et `5` couleurs avec l'exemple : `(1, 1)` et `[1, 1]` sont-ils égaux ? Que sont les codes dans les premiers modules ?
fails: first_guess_classes_are_lists
"""


def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        smallest.setdefault(tuple(sorted(map(code.count, set(code)))), code)
    return list(smallest.values())
