"""A home-made minimum returns the larger of the two counts.

titre: Un minimum fait maison renvoie le plus grand des deux comptes.
en: Try `[1, 2]` and `[1, 3]`: the colour `2` is in one of the lists only. How many pairs does it form, and how many do you count?
fr: Essayez `[1, 2]` et `[1, 3]` : la couleur `2` n'est que dans l'une des listes. Combien de paires forme-t-elle, et combien en comptez-vous ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mon_min(a, b):
    if a < b:
        return b
    else:
        return a


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += mon_min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
