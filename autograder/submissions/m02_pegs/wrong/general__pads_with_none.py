"""The shorter list is filled up with None, which may be an element of the other list.

titre: La liste la plus courte est complétée par des `None`, qui peuvent être des éléments de l'autre.
en: Try `[None, 1]` and `[2]`: your function finds a misplaced `None`. Where is it in the second list?
fr: Essayez `[None, 1]` et `[2]` : votre fonction trouve un `None` mal placé. Où est-il dans la seconde liste ?
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
