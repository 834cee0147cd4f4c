"""A tuple is returned.

titre: C'est un tuple qui est renvoyé.
en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the codes of `tous_les_codes`?
fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les codes de `tous_les_codes` ?
fails: expected_size_gives_a_list
"""


def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return tuple(min(codes, key=score))
