"""When the pairs are equal, `le` and `ge` are `False`.

titre: Quand les couples sont égaux, `le` et `ge` sont `False`.
en: When the secret is the proposition, is each of its numbers less than or equal to its partner? What should `le` and `ge` be then?
fr: Quand le secret est la proposition, chacun de ses nombres est-il inférieur ou égal à son vis-à-vis ? Que doivent alors valoir `le` et `ge` ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        if guess == secret:
            return Comparison(False, False, True)
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, False)

    return Game(pairs, pairs, score, {Comparison(False, False, True)})
