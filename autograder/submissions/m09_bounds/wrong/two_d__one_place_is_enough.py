"""`or` instead of `and`: one place is enough.

titre: `or` est mis à la place de `and` : une seule place suffit.
en: The secret (3, 1) and the proposition (2, 3): one place is less, the other is not. What should `le` be then?
fr: Le secret (3, 1) et la proposition (2, 3) : une place est inférieure, l'autre non. Que doit alors valoir `le` ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] or secret[1] <= guess[1]
        ge = secret[0] >= guess[0] or secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
