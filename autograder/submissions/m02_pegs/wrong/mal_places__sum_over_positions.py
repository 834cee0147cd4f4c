"""The smaller count is added once per peg instead of once per colour.

en: When a colour is twice in a list, how many times do you add what it contributes?
fr: Quand une couleur est deux fois dans une liste, combien de fois ajoutez-vous ce qu'elle apporte ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in l1:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
