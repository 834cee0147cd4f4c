"""Codes with as many colours are taken for the same class.

titre: Des codes ayant autant de couleurs sont pris pour une même classe.
en: [1, 1, 1, 2] and [1, 1, 2, 2] both have two colours. Can one become the other by renaming and moving?
fr: [1, 1, 1, 2] et [1, 1, 2, 2] ont l'un et l'autre deux couleurs. Peut-on passer de l'un à l'autre en renommant et en déplaçant ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        classes.setdefault(len(set(code)), list(code))
    return list(classes.values())
