"""The elements are put in a Counter, a dictionary or a set, which refuse lists.

titre: Les éléments sont mis dans un `Counter`, un dictionnaire ou un ensemble, qui refusent les listes.
en: Try `[[1], [2]]` and `[[2], [1]]`: your function stops. Which of your tools refuses lists as elements?
fr: Essayez `[[1], [2]]` et `[[2], [1]]` : votre fonction s'arrête. Lequel de vos outils refuse des listes comme éléments ?
fails: general_with_lists_as_elements
"""

from collections import Counter


def mal_places_general(l1, l2):
    communs = Counter(l1) & Counter(l2)
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return sum(communs.values()) - bien
