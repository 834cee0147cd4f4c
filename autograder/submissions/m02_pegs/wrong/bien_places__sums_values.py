"""The colours of the well placed pegs are added up.

titre: Les couleurs des pions bien placés sont additionnées.
en: Compare the list `[5]` with itself: how many pegs are well placed, and what does your function answer?
fr: Comparez la liste `[5]` à elle-même : combien de pions sont bien placés, et que répond votre fonction ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += l1[i]
    return bien
