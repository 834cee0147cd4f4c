"""The counter is global and is never set back to 0.

titre: Le compteur est global et n'est jamais remis à 0.
en: Your answers pile up from one call to the next: what should the count be when a call begins?
fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel commence ?
fails: general_twice
"""

mal = 0


def mal_places_general(l1, l2):
    global mal
    reste = list(l2)
    for x in l1:
        if x in reste:
            reste.remove(x)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal
