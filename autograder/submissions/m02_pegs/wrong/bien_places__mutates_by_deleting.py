"""The well placed pegs are deleted from the caller's lists.

titre: Les pions bien placés sont supprimés des listes de l'appelant.
en: After the call, the well placed pegs have gone from both lists: what will the next proposition be compared with?
fr: Après l'appel, les pions bien placés ont disparu des deux listes : à quoi comparera-t-on la proposition suivante ?
fails: bien_places_leaves_its_lists_alone
"""


def bien_places(l1, l2):
    bien = 0
    i = 0
    while i < len(l1):
        if l1[i] == l2[i]:
            bien += 1
            del l1[i]
            del l2[i]
        else:
            i += 1
    return bien
