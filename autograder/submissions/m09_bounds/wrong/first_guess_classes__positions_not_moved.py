"""Colours may be renamed, but positions are not moved.

titre: Les couleurs peuvent être renommées, mais les positions ne sont pas déplacées.
en: Your list holds both [1, 1, 2] and [1, 2, 1]. Can one become the other by moving a peg?
fr: Votre liste contient [1, 1, 2] et [1, 2, 1]. Peut-on passer de l'un à l'autre en déplaçant un pion ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        names = {}
        for colour in code:
            names.setdefault(colour, len(names) + 1)
        if [names[colour] for colour in code] == list(code):
            classes.append(list(code))
    return classes
