"""The answer only says whether some peg is misplaced: True or False.

titre: La réponse dit seulement si un pion est mal placé : `True` ou `False`.
en: Your answer only says whether some peg is misplaced: when two of them are, how can one tell?
fr: Votre réponse dit seulement s'il y a un pion mal placé : quand il y en a deux, comment le sait-on ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs > bien_places(l1, l2)
