"""The counter is a global variable which is never set back to 0.

en: The same call gives another result the second time: what has survived from the first one?
fr: Le même appel donne un autre résultat la seconde fois : qu'est-ce qui a survécu au premier ?
fails: occurences_twice
"""

compteur = 0


def occurences(l, n):
    global compteur
    for element in l:
        if element == n:
            compteur += 1
    return compteur
