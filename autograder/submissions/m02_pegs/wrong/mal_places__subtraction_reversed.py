"""The common pegs are taken away from the well placed ones.

titre: Les pions communs sont retranchés des bien placés.
en: Can a number of pegs be negative? Say in words what must be taken away, and from what.
fr: Un nombre de pions peut-il être négatif ? Dites avec des mots ce qu'il faut retirer, et de quoi.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return bien_places(l1, l2) - communs
