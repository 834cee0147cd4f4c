"""The answer is a word.

titre: La réponse est un mot.
en: Compare your answer with the example: is it a `Comparison`?
fr: Comparez votre réponse à l'exemple : est-ce une `Comparison` ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        if guess == secret:
            return "equal"
        if secret[0] <= guess[0] and secret[1] <= guess[1]:
            return "less"
        if secret[0] >= guess[0] and secret[1] >= guess[1]:
            return "greater"
        return "neither"

    return Game(pairs, pairs, score, {"equal"})
