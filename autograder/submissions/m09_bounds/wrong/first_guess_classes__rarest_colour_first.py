"""Each class is shown by a code that begins with its rarest colour.

titre: Chaque classe est représentée par un code qui commence par sa couleur la plus rare.
en: Which comes first, in the order of the words of a dictionary, [1, 2, 2, 2] or [1, 1, 1, 2]? Are both of the same class?
fr: Lequel vient en premier, dans l'ordre des mots d'un dictionnaire, [1, 2, 2, 2] ou [1, 1, 1, 2] ? Sont-ils de la même classe ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = sorted(code.count(colour) for colour in set(code))
        smallest = []
        for colour, n in enumerate(multiplicities, 1):
            smallest += [colour] * n
        classes.add(tuple(smallest))
    return [list(code) for code in sorted(classes)]
