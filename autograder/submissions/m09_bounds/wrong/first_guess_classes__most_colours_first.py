"""The classes come in the wrong order: most colours first.

titre: Les classes viennent dans le mauvais ordre : le plus de couleurs en premier.
en: The classes are right. In which order do their codes come in your list, and in which order would they come as the words of a dictionary?
fr: Les classes sont justes. Dans quel ordre leurs codes sont-ils dans votre liste, et dans quel ordre seraient-ils s'ils étaient les mots d'un dictionnaire ?
fails: first_guess_classes_by_their_smallest_codes
"""


def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())[::-1]
