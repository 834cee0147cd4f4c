"""A home-made minimum returns the larger of the two counts.

en: Two 1s in one list, a single 1 in the other: how many pairs can they form? Test that part of your function alone.
fr: Deux 1 dans une liste, un seul dans l'autre : combien de paires peut-on former ? Testez cette partie toute seule.
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
