"""The colours go from 0 to c - 1.

titre: Les couleurs vont de 0 à `c - 1`.
en: Which is the smallest colour of your codes, and which one should it be?
fr: Quelle est la plus petite couleur de vos codes, et laquelle devrait-ce être ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(c), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())
