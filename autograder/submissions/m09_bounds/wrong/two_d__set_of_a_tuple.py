"""The answer to a right proposition is no end state, as with `set(Comparison(True, True, True))`, which is `{True}`.

titre: La réponse à une proposition juste n'est pas un état final, comme avec `set(Comparison(True, True, True))`, qui est `{True}`.
en: Print `two_d().endstates`, then the answer to a right proposition: is it in there? What should be in there, and what is?
fr: Affichez `two_d().endstates`, puis la réponse à une proposition juste : en fait-elle partie ? Que devrait-il y avoir, et qu'y a-t-il ?
fails: two_d_ends_when_the_pair_is_found
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, set(Comparison(True, True, True)))
