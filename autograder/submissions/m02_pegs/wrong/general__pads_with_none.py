"""The shorter list is filled up with None, which may be an element of the other list.

en: If the shorter list gets something added to it, what happens when the other list holds that very element?
fr: Si l'on ajoute quelque chose à la liste la plus courte, que se passe-t-il quand l'autre contient ce même élément ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    while len(a) < len(b):
        a.append(None)
    while len(b) < len(a):
        b.append(None)
    bien = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bien += 1
    communs = 0
    for element in a:
        if element in b:
            b.remove(element)
            communs += 1
    return communs - bien
