"""The return is inside the loop: the answer is given after the first colour.

en: Only the colour 1 is counted in your answer: how many colours has your function looked at by then?
fr: Seule la couleur 1 compte dans votre réponse : combien de couleurs votre fonction a-t-elle alors regardées ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
        return communs - bien_places(l1, l2)
