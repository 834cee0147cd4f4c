"""The numbers go from 1 to 5.

titre: Les nombres vont de 1 à 5.
en: Which is the smallest number of your pairs, and which the largest?
fr: Quel est le plus petit nombre de vos couples, et quel est le plus grand ?
fails: two_d_has_all_pairs
"""


def two_d():
    pairs = [(a, b) for a in range(1, 6) for b in range(1, 6)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
