"""`is` stands where `==` was meant.

titre: `is` est mis à la place de `==`.
en: Try `(2, 3) == tuple([2, 3])` and `(2, 3) is tuple([2, 3])`: which of the two asks whether the pairs are equal?
fr: Essayez `(2, 3) == tuple([2, 3])` et `(2, 3) is tuple([2, 3])` : laquelle des deux demande si les couples sont égaux ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess is secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
