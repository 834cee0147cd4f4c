"""The lists are compared as a whole.

titre: Les listes sont comparées en bloc.
en: Your function says whether the two lists are equal: when they differ at a single position, how many pegs are still well placed?
fr: Votre fonction dit si les deux listes sont égales : quand elles diffèrent à une seule position, combien de pions restent bien placés ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    return l1 == l2
