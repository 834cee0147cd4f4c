"""Only the colours from 1 to 6 are counted, whatever c is.

titre: Seules les couleurs de 1 à 6 sont comptées, quel que soit `c`.
en: With 2 pegs and 8 colours, compare 1 7 with 1 2: which colours does your count know?
fr: Avec 2 pions et 8 couleurs, comparez 1 7 et 1 2 : quelles couleurs votre compte connaît-il ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in range(1, 7)))
        smallest.setdefault(multiplicities, list(code))
    return list(smallest.values())
