"""Nothing is returned when no peg is misplaced.

titre: Rien n'est renvoyé quand aucun pion n'est mal placé.
en: Follow your function when no peg is misplaced, as in `[1]` and `[2]`: does it reach a `return` with a number?
fr: Suivez votre fonction quand aucun pion n'est mal placé, comme dans `[1]` et `[2]` : rencontre-t-elle un `return` avec un nombre ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    mal = communs - bien_places(l1, l2)
    if mal > 0:
        return mal
