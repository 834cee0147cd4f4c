"""The number of colours is not looked at.

titre: Le nombre de couleurs n'est pas pris en compte.
en: With 2 colours, can a code have 3 different ones? Where does your function use `c`?
fr: Avec 2 couleurs, un code peut-il en avoir 3 différentes ? Où votre fonction se sert-elle de `c` ?
fails: first_guess_classes_with_few_colours
"""


def first_guess_classes(p, c, colour=1, largest=None):
    if p == 0:
        return [[]]
    classes = []
    for n in range(min(p, largest or p), 0, -1):
        for rest in first_guess_classes(p - n, c, colour + 1, n):
            classes.append([colour] * n + rest)
    return classes
