"""The result is shown or computed but not returned.

en: Your function gives nothing back: after x = mal_places([1], [2]), what is in x? Showing a number is not returning it.
fr: Votre fonction ne renvoie rien : après x = mal_places([1], [2]), que contient x ? Afficher un nombre n'est pas le renvoyer.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    print("mal placés :", communs - bien_places(l1, l2))
