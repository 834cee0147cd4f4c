"""The end states are `set(Comparison(True, True, True))`, which is `{True}`.

titre: Les états finals sont `set(Comparison(True, True, True))`, c'est-à-dire `{True}`.
en: Print `two_d().endstates`: is it a set of answers? What does `set` make of a tuple?
fr: Affichez `two_d().endstates` : est-ce un ensemble de réponses ? Que fait `set` d'un tuple ?
fails: two_d_ends_when_the_pair_is_found
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, set(Comparison(True, True, True)))
