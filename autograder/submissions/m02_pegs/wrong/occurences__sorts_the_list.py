"""The caller's list is sorted before counting.

en: Counting is like reading: why is the list no longer the same after the call?
fr: Compter, c'est comme lire : pourquoi la liste n'est-elle plus la même après l'appel ?
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
