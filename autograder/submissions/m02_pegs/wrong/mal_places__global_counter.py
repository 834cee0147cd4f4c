"""The count goes on from one call to the next.

titre: Le compte continue d'un appel à l'autre.
en: Your answers pile up from one call to the next: what should the count be when a call begins?
fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel commence ?
fails: mal_places_twice
"""

mal = 0


def mal_places(l1, l2):
    global mal
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    mal -= bien_places(l1, l2)
    return mal
