"""Nothing is returned when a list is empty.

en: Give your function an empty list: what does it give back, and which number would say that nothing is misplaced?
fr: Donnez une liste vide à votre fonction : que renvoie-t-elle, et quel nombre dirait que rien n'est mal placé ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    if l1 == [] or l2 == []:
        return
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
