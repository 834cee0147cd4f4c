"""The common pegs are removed from the caller's lists.

titre: Les pions communs sont retirés des listes de l'appelant.
en: After the call, the common pegs have gone from both lists: what will the next proposition be compared with?
fr: Après l'appel, les pions communs ont disparu des deux listes : à quoi comparera-t-on la proposition suivante ?
fails: mal_places_leaves_its_lists_alone
"""


def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    communs = 0
    for couleur in range(1, 7):
        while couleur in l1 and couleur in l2:
            l1.remove(couleur)
            l2.remove(couleur)
            communs += 1
    return communs - bien
