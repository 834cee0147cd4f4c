"""The loop over the colours stops at the length of the list.

titre: La boucle sur les couleurs s'arrête à la longueur de la liste.
en: Try `[5, 1, 2, 3]` and `[1, 5, 4, 2]`: is the `5` counted? Does the number of colours depend on the number of pegs?
fr: Essayez `[5, 1, 2, 3]` et `[1, 5, 4, 2]` : le `5` est-il compté ? Le nombre de couleurs dépend-il du nombre de pions ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, len(l1) + 1):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
