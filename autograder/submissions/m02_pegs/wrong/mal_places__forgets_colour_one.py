"""The loop over the colours starts at 2.

en: Try a misplaced 1: is it counted? Write down all the colours your function goes through.
fr: Essayez un 1 mal placé : est-il compté ? Écrivez toutes les couleurs que parcourt votre fonction.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    couleur = 1
    communs = 0
    while couleur < 6:
        couleur += 1
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
