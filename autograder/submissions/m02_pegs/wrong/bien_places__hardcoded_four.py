"""The loop looks at four positions, whatever the length.

titre: La boucle examine quatre positions, quelle que soit la longueur.
en: Try lists of three pegs, then of five: which positions does your function look at, and which ones exist?
fr: Essayez des listes de trois pions, puis de cinq : quelles positions votre fonction regarde-t-elle, et lesquelles existent ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(4):
        if l1[i] == l2[i]:
            bien += 1
    return bien
