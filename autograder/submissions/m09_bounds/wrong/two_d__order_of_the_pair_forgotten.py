"""A pair and its mirror image are taken for the same.

titre: Un couple et son image en miroir sont pris pour le même.
en: Is (1, 3) the same secret as (3, 1)? Are both among your pairs?
fr: (1, 3) et (3, 1) sont-ils le même secret ? Sont-ils tous deux parmi vos couples ?
fails: two_d_has_all_pairs
"""

from itertools import combinations_with_replacement


def two_d():
    pairs = list(combinations_with_replacement(range(5), 2))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, le and ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
