"""p is taken for the number of colours, c for the number of pegs.

titre: `p` est pris pour le nombre de couleurs, `c` pour le nombre de pions.
en: In `first_guess_classes(2, 5)`, how many pegs have the codes? And in your list?
fr: Dans `first_guess_classes(2, 5)`, combien de pions les codes ont-ils ? Et dans votre liste ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, p + 1), repeat=c):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())
