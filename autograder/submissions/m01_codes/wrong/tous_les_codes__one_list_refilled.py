"""One list, made once, is emptied, filled and returned at each call.

titre: Une seule liste, créée une fois, est vidée, remplie et renvoyée à chaque appel.
en: Make two calls, `a = tous_les_codes(1, 2)` and then `b = tous_les_codes(1, 3)`, and look at `a` again: how many lists are there?
fr: Faites deux appels, `a = tous_les_codes(1, 2)` puis `b = tous_les_codes(1, 3)`, et regardez de nouveau `a` : combien y a-t-il de listes ?
fails: tous_les_codes_twice
"""

from itertools import product


codes = []


def tous_les_codes(p=4, c=6):
    codes.clear()
    for code in product(range(1, c + 1), repeat=p):
        codes.append(list(code))
    return codes
