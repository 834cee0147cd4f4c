"""The elements are counted while being removed from the caller's list.

titre: Les éléments sont comptés pendant qu'ils sont retirés de la liste de l'appelant.
en: After the call, `n` is no longer in the list: must an element be taken out of a list to be counted?
fr: Après l'appel, `n` n'est plus dans la liste : faut-il retirer un élément d'une liste pour le compter ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    compteur = 0
    while n in l:
        l.remove(n)
        compteur += 1
    return compteur
