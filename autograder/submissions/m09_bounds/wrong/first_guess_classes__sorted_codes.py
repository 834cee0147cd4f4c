"""Positions may be moved, but colours are not renamed.

titre: Les positions peuvent être déplacées, mais les couleurs ne sont pas renommées.
en: Your list holds both [1] and [2]. Can one become the other by renaming a colour?
fr: Votre liste contient [1] et [2]. Peut-on passer de l'un à l'autre en renommant une couleur ?
fails: first_guess_classes_has_each_class_once
"""

from itertools import combinations_with_replacement


def first_guess_classes(p, c):
    return [list(code) for code in combinations_with_replacement(range(1, c + 1), p)]
