"""Codes are made into tuples, and one of these is returned.

titre: Les codes sont changés en tuples, et c'est l'un d'eux qui est renvoyé.
en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the codes of `tous_les_codes`?
fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les codes de `tous_les_codes` ?
fails: minimax_gives_a_list
"""


def minimax(candidates, codes):
    possible = set(map(tuple, candidates))

    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in possible

    return min(map(tuple, codes), key=score)
