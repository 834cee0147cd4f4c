"""A list is compared with itself, so every position counts.

en: Your answer is the length of the lists: try two lists that agree nowhere. Which two pegs do you compare?
fr: Votre réponse est la longueur des listes : essayez deux listes partout différentes. Quels pions comparez-vous ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l1[i]:
            bien += 1
    return bien
