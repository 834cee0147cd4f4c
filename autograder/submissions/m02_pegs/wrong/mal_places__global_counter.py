"""The counter is a global variable which is never set back to 0.

en: The same call gives another result the second time: what has survived from the first one?
fr: Le même appel donne un autre résultat la seconde fois : qu'est-ce qui a survécu au premier ?
fails: mal_places_twice
"""

mal = 0


def mal_places(l1, l2):
    global mal
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    mal -= bien_places(l1, l2)
    return mal
