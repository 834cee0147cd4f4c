"""Only the first numbers are compared.

titre: Seuls les premiers nombres sont comparés.
en: Which of your comparisons looks at the second number of the pairs?
fr: Laquelle de vos comparaisons regarde le second nombre des couples ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0]
        ge = secret[0] >= guess[0]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
