"""In one pass, a well placed peg whose partner has been taken raises an error.

en: Your function stops when it wants to cross out a peg: could an earlier peg have taken it already?
fr: Votre fonction s'arrête au moment de barrer un pion : un pion précédent a-t-il déjà pu le prendre ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = l1.copy()
    mal = 0
    for a, b in zip(l1, l2):
        if a == b:
            reste.remove(a)
        elif b in reste:
            reste.remove(b)
            mal = mal + 1
    return mal
