"""The answer only says whether some peg is misplaced: True or False.

en: Your answer says whether there is a misplaced peg: make two pegs misplaced. How many are there?
fr: Votre réponse dit s'il y a un pion mal placé : prenez-en deux. Combien y en a-t-il ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs > bien_places(l1, l2)
