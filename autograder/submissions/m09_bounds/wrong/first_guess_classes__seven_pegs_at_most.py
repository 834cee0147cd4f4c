"""With few colours, there are no classes of codes of more than seven pegs.

titre: Avec peu de couleurs, il n'y a aucune classe de codes de plus de sept pions.
en: How long may a code be in your function? Which classes has MM(8, 2)?
fr: Quelle longueur un code peut-il avoir dans votre fonction ? Quelles classes MM(8, 2) a-t-il ?
fails: first_guess_classes_with_few_colours
"""


def first_guess_classes(p, c):
    classes = {}
    if c < p and p > 7:
        return []
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())
