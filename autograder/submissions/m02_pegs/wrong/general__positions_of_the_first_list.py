"""The loop goes through the positions of the first list, which the second may not have.

titre: La boucle parcourt les positions de la première liste, que la seconde n'a pas toujours.
en: Give the longer list first, as in `["a", "b"]` and `["a"]`: which positions exist in both of them?
fr: Donnez d'abord la liste la plus longue, comme dans `["a", "b"]` et `["a"]` : quelles positions existent dans les deux ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    reste = l2[:]
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien
