"""The caller's first list is emptied with pop.

en: Print both lists before and after the call: which of your lines writes in a list you were only lent?
fr: Affichez les deux listes avant et après l'appel : laquelle de vos lignes écrit dans une liste qui vous était seulement prêtée ?
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
