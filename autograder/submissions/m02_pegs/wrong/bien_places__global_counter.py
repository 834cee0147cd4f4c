"""The count goes on from one call to the next.

titre: Le compte continue d'un appel à l'autre.
en: Your answers pile up from one call to the next: what should the count be when a call begins?
fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel commence ?
fails: bien_places_twice
"""

bien = 0


def bien_places(l1, l2):
    global bien
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien = bien + 1
    return bien
