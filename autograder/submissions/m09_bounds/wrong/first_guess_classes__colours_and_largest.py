"""A class is known by its number of colours and by its most frequent one.

titre: Une classe est reconnue à son nombre de couleurs et à la plus fréquente.
en: Compare 1 1 1 2 2 2 3 with 1 1 1 2 2 3 3, then 1 1 1 1 2 2 3 with 1 1 1 1 2 3 3: which of these pairs does your function put into one class, and which of them are of one class?
fr: Comparez 1 1 1 2 2 2 3 à 1 1 1 2 2 3 3, puis 1 1 1 1 2 2 3 à 1 1 1 1 2 3 3 : quels couples votre fonction met-elle dans une même classe, et lesquels sont vraiment d'une même classe ?
fails: first_guess_classes_with_few_colours
"""


def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        kind = len(set(code)), max(code.count(colour) for colour in code)
        smallest.setdefault(kind, list(code))
    return list(smallest.values())
