"""The multiplicities of the colours are returned instead of codes.

titre: Ce sont les multiplicités des couleurs qui sont renvoyées, au lieu de codes.
en: Your lists say how often each colour comes. What is the smallest code with these numbers?
fr: Vos listes disent combien de fois vient chaque couleur. Quel est le plus petit code qui a ces nombres ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = sorted((code.count(colour) for colour in set(code)), reverse=True)
        if multiplicities not in classes:
            classes.append(multiplicities)
    return classes
