"""Every answer with `le` or `ge` ends the game.

titre: Toute réponse où `le` ou `ge` est vrai termine la partie.
en: After the answer `Comparison(True, False, False)`, is the secret found? Which answers are in your set?
fr: Après la réponse `Comparison(True, False, False)`, le secret est-il trouvé ? Quelles réponses sont dans votre ensemble ?
fails: two_d_ends_when_the_pair_is_found
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True), Comparison(True, False, False), Comparison(False, True, False)})
