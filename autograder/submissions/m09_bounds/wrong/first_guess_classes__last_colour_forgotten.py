"""The last colour is forgotten.

titre: La dernière couleur est oubliée.
en: Which colours does `range(1, c)` give when c is 2?
fr: Quelles couleurs `range(1, c)` donne-t-il quand c vaut 2 ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())
