"""The comparisons are strict.

titre: Les comparaisons sont strictes.
en: Compare (2, 3) with (2, 1): is 2 less than or equal to 2? Which sign says that in Python?
fr: Comparez (2, 3) et (2, 1) : 2 est-il inférieur ou égal à 2 ? Quel signe le dit en Python ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] < guess[0] and secret[1] < guess[1]
        ge = secret[0] > guess[0] and secret[1] > guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
