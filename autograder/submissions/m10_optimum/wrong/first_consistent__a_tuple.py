"""A tuple is returned.

titre: C'est un tuple qui est renvoyé.
en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the codes of `tous_les_codes`?
fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les codes de `tous_les_codes` ?
fails: first_consistent_gives_a_list
"""


def first_consistent(candidates, codes):
    return tuple(candidates[0])
