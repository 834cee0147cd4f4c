"""Codes whose most frequent colour is as frequent are taken for the same class.

titre: Des codes dont la couleur la plus fréquente l'est autant sont pris pour une même classe.
en: [1, 1, 2, 2] and [1, 1, 2, 3] both have a colour twice and none three times. Are they of the same class?
fr: [1, 1, 2, 2] et [1, 1, 2, 3] ont tous deux une couleur deux fois et aucune trois fois. Sont-ils de la même classe ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        classes.setdefault(max(code.count(colour) for colour in code), list(code))
    return list(classes.values())
