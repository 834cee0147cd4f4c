"""The while loop never moves on to the next colour.

en: Your function never finishes: at each turn, what brings the end of its loop nearer?
fr: Votre fonction ne se termine jamais : à chaque tour, qu'est-ce qui rapproche la fin de sa boucle ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    couleur = 1
    while couleur <= 6:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
