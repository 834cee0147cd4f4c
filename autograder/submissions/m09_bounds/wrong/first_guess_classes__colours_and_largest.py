"""A class is known by its number of colours and by its most frequent one.

en: Compare 1 1 1 2 2 2 3 with 1 1 1 2 2 3 3, and with 1 1 1 1 2 2 3 and 1 1 1 1 2 3 3: for which of them do your two numbers agree, and are they of the same class?
fr: Comparez 1 1 1 2 2 2 3 et 1 1 1 2 2 3 3, puis 1 1 1 1 2 2 3 et 1 1 1 1 2 3 3 : pour lesquels vos deux nombres sont-ils égaux, et sont-ils de la même classe ?
fails: first_guess_classes_with_few_colours
"""


def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        kind = len(set(code)), max(code.count(colour) for colour in code)
        smallest.setdefault(kind, list(code))
    return list(smallest.values())
