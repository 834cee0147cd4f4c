"""The list of positions found is a default argument, shared by all calls.

en: Something your function keeps is already there when a call begins: when was it created, and does each call get a new one?
fr: Quelque chose que garde votre fonction est déjà là quand un appel commence : quand a-t-il été créé, et chaque appel en reçoit-il un nouveau ?
fails: bien_places_twice
"""


def bien_places(l1, l2, trouves=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i] and i not in trouves:
            trouves.append(i)
    return len(trouves)
