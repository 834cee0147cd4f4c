"""The loop looks at four positions, whatever the length.

en: The lists may have 3, 5 or 7 pegs: which positions does your function look at?
fr: Les listes peuvent avoir 3, 5 ou 7 pions : quelles positions votre fonction regarde-t-elle ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(4):
        if l1[i] == l2[i]:
            bien += 1
    return bien
