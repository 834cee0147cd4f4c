"""Every peg which is not well placed is said to be misplaced.

titre: Tout pion qui n'est pas bien placé est dit mal placé.
en: Try `[1, 2]` and `[3, 4]`, which have no colour in common: how many pegs are misplaced, and what does your function answer?
fr: Essayez `[1, 2]` et `[3, 4]`, qui n'ont aucune couleur en commun : combien de pions sont mal placés, et que répond votre fonction ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    return len(l1) - bien_places(l1, l2)
