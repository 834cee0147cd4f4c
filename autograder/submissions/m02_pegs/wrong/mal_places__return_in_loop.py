"""The return is inside the loop: the answer is given after the first colour.

titre: Le `return` est dans la boucle : la réponse est donnée après la première couleur.
en: Among the common pegs, your answer only counts those of colour `1`: what becomes of the five other colours?
fr: Parmi les pions communs, votre réponse ne compte que ceux de couleur `1` : que deviennent les cinq autres couleurs ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
        return communs - bien_places(l1, l2)
