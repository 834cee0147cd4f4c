"""The loop over the colours stops at the length of the list.

en: How many colours does the game have, and how many pegs does the list have? Does your function tell these numbers apart?
fr: Combien de couleurs le jeu a-t-il, et combien de pions la liste ? Votre fonction distingue-t-elle ces deux nombres ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, len(l1) + 1):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
