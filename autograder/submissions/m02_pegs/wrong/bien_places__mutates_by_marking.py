"""The well placed pegs are replaced by a mark in the caller's lists.

titre: Les pions bien placés sont remplacés par une marque dans les listes de l'appelant.
en: After the call, every well placed peg has become a `0` in both lists: could you answer the same proposition a second time?
fr: Après l'appel, chaque pion bien placé est devenu un `0` dans les deux listes : pourriez-vous répondre une seconde fois à la même proposition ?
fails: bien_places_leaves_its_lists_alone
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
            l1[i] = 0
            l2[i] = 0
    return bien
