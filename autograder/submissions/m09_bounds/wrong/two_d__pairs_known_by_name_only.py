"""The pairs are named tuples, and the score refuses any others.

titre: Les couples sont des tuples nommés, et `score` en refuse d'autres.
en: Your score asks a pair for one of its numbers by name: does `(2, 3)`, written as in the example, have such a name? What do all pairs have, named or not?
fr: Votre fonction demande à un couple un de ses nombres par un nom : `(2, 3)`, écrit comme dans l'exemple, a-t-il un tel nom ? Qu'ont tous les couples, nommés ou non ?
fails: two_d_is_made_of_tuples
"""

from collections import namedtuple

Point = namedtuple("Point", "x y")


def two_d():
    points = [Point(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret.x <= guess.x and secret.y <= guess.y
        ge = secret.x >= guess.x and secret.y >= guess.y
        return Comparison(le, ge, guess == secret)

    return Game(points, points, score, {Comparison(True, True, True)})
