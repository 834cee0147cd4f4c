"""Both numbers of the answer are returned together.

titre: Les deux nombres de la réponse sont renvoyés ensemble.
en: Your function answers with two numbers: which of the two does the statement ask for?
fr: Votre fonction répond par deux nombres : lequel des deux l'énoncé demande-t-il ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return [bien, communs - bien]
