"""The well placed elements are counted by something that refuses different lengths.

titre: Les éléments bien placés sont comptés par quelque chose qui refuse des longueurs différentes.
en: Try `[1]` and `[2, 1]`: your function stops. Which of its parts only accepts lists of the same length?
fr: Essayez `[1]` et `[2, 1]` : votre fonction s'arrête. Laquelle de ses parties n'accepte que des listes de même longueur ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    for a, b in zip(l1, l2, strict=True):
        if a == b:
            communs -= 1
    return communs
