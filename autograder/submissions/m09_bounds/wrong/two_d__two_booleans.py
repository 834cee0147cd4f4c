"""The answer has two parts, without `eq`.

titre: La réponse a deux parties, sans `eq`.
en: How many booleans does a `Comparison` have? Which one is missing from your answers?
fr: Combien de booléens une `Comparison` a-t-elle ? Lequel manque à vos réponses ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return le, ge

    return Game(pairs, pairs, score, {(True, True)})
