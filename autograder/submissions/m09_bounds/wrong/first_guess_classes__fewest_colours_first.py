"""The classes are sorted by their number of colours first.

titre: Les classes sont triées d'abord par leur nombre de couleurs.
en: Compare two neighbours of your list for 6 pegs, peg by peg: which of them would come first, in the order of the words of a dictionary?
fr: Comparez deux voisins de votre liste pour 6 pions, pion par pion : lequel viendrait en premier, dans l'ordre des mots d'un dictionnaire ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return sorted(classes.values(), key=lambda code: (len(set(code)), code))
