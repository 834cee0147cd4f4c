"""A tuple is returned.

titre: C'est un tuple qui est renvoyé.
en: Compare what you return with `[3, 2, 4, 1]`: which brackets does Python show around it?
fr: Comparez ce que vous renvoyez à `[3, 2, 4, 1]` : quels signes Python montre-t-il autour ?
fails: demande_gives_a_list_of_integers
"""


def demande_proposition():
    a, b, c, d = input("Proposition : ").split()
    return int(a), int(b), int(c), int(d)
