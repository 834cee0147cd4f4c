"""The codes are written as text.

titre: Les codes sont écrits sous forme de texte.
en: Compare one of your codes with the example: is it a list of numbers?
fr: Comparez un de vos codes à l'exemple : est-ce une liste de nombres ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, "".join(map(str, code)))
    return list(classes.values())
