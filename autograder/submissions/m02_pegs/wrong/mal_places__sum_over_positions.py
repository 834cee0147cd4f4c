"""The smaller count is added once per peg instead of once per colour.

titre: Le plus petit compte est ajouté une fois par pion, et non une fois par couleur.
en: Compare the list `[1, 1]` with itself: your function answers `2`. How many times does it add the contribution of the colour `1`?
fr: Comparez la liste `[1, 1]` à elle-même : votre fonction répond `2`. Combien de fois ajoute-t-elle la contribution de la couleur `1` ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in l1:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
