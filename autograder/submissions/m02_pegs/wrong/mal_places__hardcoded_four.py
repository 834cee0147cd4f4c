"""The loops look at four positions, whatever the length.

titre: Les boucles examinent quatre positions, quelle que soit la longueur.
en: Try lists of three pegs, then of five: which positions does your function look at, and which ones exist?
fr: Essayez des listes de trois pions, puis de cinq : quelles positions votre fonction regarde-t-elle, et lesquelles existent ?
fails: mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(4):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal
