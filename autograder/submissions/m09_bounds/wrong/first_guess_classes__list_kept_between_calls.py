"""The list is a default argument: it keeps the classes of the calls before.

titre: La liste est un argument par défaut : elle garde les classes des appels précédents.
en: Call your function twice and compare. Where is your list made, and when: once, or at every call? And the value of a default parameter?
fr: Appelez deux fois votre fonction et comparez. Où votre liste est-elle créée, et quand : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: first_guess_classes_twice
"""


def first_guess_classes(p, c, classes=[]):
    seen = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        if multiplicities not in seen:
            seen.add(multiplicities)
            classes.append(list(code))
    return classes
