"""The three booleans come in another order: `eq` first.

titre: Les trois booléens viennent dans un autre ordre : `eq` en premier.
en: The fields of a `Comparison` have an order. Which value do you put first, and what is the name of that place?
fr: Les champs d'une `Comparison` ont un ordre. Quelle valeur mettez-vous en premier, et quel est le nom de cette place ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(guess == secret, le, ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
