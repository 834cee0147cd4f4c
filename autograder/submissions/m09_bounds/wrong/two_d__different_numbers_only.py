"""Pairs of two equal numbers are left out.

titre: Les couples de deux nombres égaux sont oubliés.
en: May the two secret numbers be equal? Is (2, 2) among your pairs?
fr: Les deux nombres secrets peuvent-ils être égaux ? (2, 2) est-il parmi vos couples ?
fails: two_d_has_all_pairs
"""

from itertools import permutations


def two_d():
    pairs = list(permutations(range(5), 2))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, le and ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
