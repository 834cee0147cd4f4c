"""The well placed pegs are taken away at each turn of the loop over the colours.

titre: Les pions bien placés sont retranchés à chaque tour de la boucle sur les couleurs.
en: Compare the list `[1]` with itself: a single peg is well placed. How many times is it taken away from your total?
fr: Comparez la liste `[1]` à elle-même : un seul pion est bien placé. Combien de fois est-il retiré de votre total ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
        mal -= bien_places(l1, l2)
    return mal
