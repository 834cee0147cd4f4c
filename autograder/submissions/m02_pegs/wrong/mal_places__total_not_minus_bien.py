"""The well placed pegs are not taken away from the common pegs.

titre: Les pions bien placés ne sont pas retranchés des pions communs.
en: Compare a code with itself: how many pegs are misplaced, and what does your function answer?
fr: Comparez un code à lui-même : combien de pions sont mal placés, et que répond votre fonction ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs
