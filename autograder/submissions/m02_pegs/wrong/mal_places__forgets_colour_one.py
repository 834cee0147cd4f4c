"""The loop over the colours starts at 2.

titre: La boucle sur les couleurs commence à 2.
en: Try `[1, 2]` and `[3, 1]`, where only the `1` is misplaced: is it counted? Which colours does your function count?
fr: Essayez `[1, 2]` et `[3, 1]`, où seul le `1` est mal placé : est-il compté ? Quelles couleurs votre fonction compte-t-elle ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    couleur = 1
    communs = 0
    while couleur < 6:
        couleur += 1
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
