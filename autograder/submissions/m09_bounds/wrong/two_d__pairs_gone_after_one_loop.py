"""`product` is kept as it is: after one loop it is empty.

titre: `product` est gardé tel quel : après une boucle, il est vide.
en: What are the pairs of your game: a list, or something that can be gone through only once? Try `list(pairs)` twice.
fr: Que sont les couples de votre jeu : une liste, ou quelque chose qu'on ne parcourt qu'une fois ? Essayez deux fois `list(pairs)`.
fails: two_d_has_all_pairs
"""


def two_d():
    pairs = product(range(5), repeat=2)

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
