"""The pairs are compared as tuples, in the order of a dictionary.

titre: Les couples sont comparés comme des tuples, dans l'ordre d'un dictionnaire.
en: `(1, 4) <= (2, 3)` is true in Python. Is 4 less than or equal to 3? How does Python compare tuples?
fr: `(1, 4) <= (2, 3)` est vrai en Python. Est-ce que 4 est inférieur ou égal à 3 ? Comment Python compare-t-il des tuples ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret <= guess
        ge = secret >= guess
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
