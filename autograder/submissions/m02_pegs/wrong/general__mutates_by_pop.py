"""The caller's first list is emptied with pop.

titre: La première liste de l'appelant est vidée avec `pop`.
en: After the call, the first list is empty: may a function empty a list that it was only lent?
fr: Après l'appel, la première liste est vide : une fonction peut-elle vider une liste qu'on lui a seulement prêtée ?
fails: general_leaves_its_lists_alone
"""


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    reste = list(l2)
    communs = 0
    while l1:
        element = l1.pop()
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien
