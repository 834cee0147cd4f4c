"""The loop over the colours forgets the 6: range(1, 6), or range(6).

titre: La boucle sur les couleurs oublie le 6 : `range(1, 6)`, ou `range(6)`.
en: Try `[6, 1]` and `[2, 6]`, where only the `6` is misplaced: is it counted? Which colours does your function count?
fr: Essayez `[6, 1]` et `[2, 6]`, où seul le `6` est mal placé : est-il compté ? Quelles couleurs votre fonction compte-t-elle ?
fails: mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
