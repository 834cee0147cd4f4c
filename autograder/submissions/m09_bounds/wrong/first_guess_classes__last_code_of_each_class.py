"""Each class is shown by its last code.

titre: Chaque classe est représentée par son dernier code.
en: A class has many codes. Which of them do you keep when another one of the same class comes?
fr: Une classe a de nombreux codes. Lequel gardez-vous quand il en arrive un autre de la même classe ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes[multiplicities] = list(code)
    return sorted(classes.values())
