"""With more than eight colours, each class is shown by its largest code.

titre: Avec plus de huit couleurs, chaque classe est représentée par son plus grand code.
en: With three pegs and nine colours, which is the smallest code of each class, and which one does your function take?
fr: Avec trois pions et neuf couleurs, quel est le plus petit code de chaque classe, et lequel votre fonction prend-elle ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        if multiplicities not in classes or c > 8:
            classes[multiplicities] = list(code)
    return list(classes.values())
