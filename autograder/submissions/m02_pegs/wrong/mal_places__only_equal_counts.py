"""A colour counts only when both lists hold it the same number of times.

titre: Une couleur ne compte que si les deux listes la contiennent le même nombre de fois.
en: A colour is twice in one list and once in the other: how many pairs do its pegs form? And in your function?
fr: Une couleur est deux fois dans une liste, une fois dans l'autre : combien de paires ses pions forment-ils ? Et dans votre fonction ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        if occurences(l1, couleur) == occurences(l2, couleur):
            communs += occurences(l1, couleur)
    return communs - bien_places(l1, l2)
