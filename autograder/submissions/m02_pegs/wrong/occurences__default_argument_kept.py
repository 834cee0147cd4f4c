"""The dictionary of counts is a default argument, shared by all calls.

en: Something your function keeps is already there when a call begins: when was it created, and does each call get a new one?
fr: Quelque chose que garde votre fonction est déjà là quand un appel commence : quand a-t-il été créé, et chaque appel en reçoit-il un nouveau ?
fails: occurences_twice
"""


def occurences(l, n, compte={}):
    for element in l:
        compte[element] = compte.get(element, 0) + 1
    return compte.get(n, 0)
