"""The caller's list is sorted before counting.

titre: La liste de l'appelant est triée avant le compte.
en: After the call, the list is sorted: what if whoever calls your function still needed the original order?
fr: Après l'appel, la liste est triée : et si celui qui appelle votre fonction avait encore besoin de l'ordre de départ ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    l.sort()
    compteur = 0
    for x in l:
        if x == n:
            compteur += 1
        if x > n:
            break
    return compteur
