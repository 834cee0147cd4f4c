"""The common elements are removed from the caller's second list.

en: Your lists are not the same after the call: how would the same question be answered a second time?
fr: Vos listes ne sont plus les mêmes après l'appel : quelle réponse recevrait la même question une seconde fois ?
fails: general_leaves_its_lists_alone
"""


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    for element in l1:
        if element in l2:
            l2.remove(element)
            communs += 1
    return communs - bien
