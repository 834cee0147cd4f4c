"""The count goes on from one call to the next.

titre: Le compte continue d'un appel à l'autre.
en: Your answers pile up from one call to the next: what should the count be when a call begins?
fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel commence ?
fails: occurences_twice
"""

compteur = 0


def occurences(l, n):
    global compteur
    for element in l:
        if element == n:
            compteur += 1
    return compteur
