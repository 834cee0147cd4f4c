"""The recursion ends on one peg, and never on an empty list.

titre: La récursion s'arrête à un seul pion, et jamais sur une liste vide.
en: Try `bien_places([], [])`: your function calls itself again and again. Which call should answer without another one?
fr: Essayez `bien_places([], [])` : votre fonction s'appelle elle-même encore et encore. Quel appel devrait répondre sans en faire un autre ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    if l1[0:1] == l2[0:1]:
        premier = 1
    else:
        premier = 0
    if len(l1) == 1:
        return premier
    return premier + bien_places(l1[1:], l2[1:])
