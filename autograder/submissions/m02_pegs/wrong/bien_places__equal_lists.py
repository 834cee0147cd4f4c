"""The lists are compared as a whole.

en: Take two lists which differ at a single position: how many pegs are still well placed?
fr: Prenez deux listes qui diffèrent à une seule position : combien de pions restent bien placés ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    return l1 == l2
