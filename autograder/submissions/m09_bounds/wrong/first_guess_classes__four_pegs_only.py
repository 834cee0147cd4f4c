"""The codes have four pegs, whatever p.

titre: Les codes ont quatre pions, quel que soit `p`.
en: How many pegs do your codes have when p is 2? Where does your function use `p`?
fr: Combien de pions vos codes ont-ils quand p vaut 2 ? Où votre fonction se sert-elle de `p` ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=4):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())
