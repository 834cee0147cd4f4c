"""The caller's second list is used up when some elements are lists.

titre: La seconde liste de l'appelant est entamée quand certains éléments sont des listes.
en: After `mal_places_general([[1]], [[1]])`, the second list is empty: may your function take elements out of a list it was only lent?
fr: Après `mal_places_general([[1]], [[1]])`, la seconde liste est vide : votre fonction peut-elle retirer des éléments d'une liste qu'on lui a seulement prêtée ?
fails: general_leaves_its_lists_alone
"""


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    try:
        for element in set(l1) & set(l2):
            communs += min(l1.count(element), l2.count(element))
    except TypeError:
        communs = 0
        for element in l1:
            if element in l2:
                del l2[l2.index(element)]
                communs += 1
    return communs - bien
