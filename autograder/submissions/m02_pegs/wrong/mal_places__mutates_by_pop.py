"""The well placed pegs are popped from the caller's lists.

titre: Les pions bien placés sont retirés par `pop` des listes de l'appelant.
en: After the call, the well placed pegs have gone from both lists: could you answer the same proposition a second time?
fr: Après l'appel, les pions bien placés ont disparu des deux listes : pourriez-vous répondre une seconde fois à la même proposition ?
fails: mal_places_leaves_its_lists_alone
"""


def mal_places(l1, l2):
    for i in range(len(l1) - 1, -1, -1):
        if l1[i] == l2[i]:
            l1.pop(i)
            l2.pop(i)
    mal = 0
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    return mal
