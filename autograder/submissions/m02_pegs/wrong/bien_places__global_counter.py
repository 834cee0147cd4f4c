"""The counter is a global variable which is never set back to 0.

en: The same call gives another result the second time: what has survived from the first one?
fr: Le même appel donne un autre résultat la seconde fois : qu'est-ce qui a survécu au premier ?
fails: bien_places_twice
"""

bien = 0


def bien_places(l1, l2):
    global bien
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien = bien + 1
    return bien
