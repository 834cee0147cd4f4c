"""The pairs are lists.

titre: Les couples sont des listes.
en: The game looks right, but `partition` puts the secrets into sets: what does Python say to `{[2, 3]}`? Which kind of value is a pair in the example?
fr: Le jeu semble juste, mais `partition` met les secrets dans des ensembles : que dit Python de `{[2, 3]}` ? De quel type est un couple dans l'exemple ?
fails: two_d_is_made_of_tuples
"""


def two_d():
    pairs = [[a, b] for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, list(guess) == list(secret))

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
