"""The sums of the two numbers are compared.

titre: Ce sont les sommes des deux nombres qui sont comparées.
en: The pairs (0, 4) and (3, 1) have the same sum. Is each number of one less than or equal to its partner in the other?
fr: Les couples (0, 4) et (3, 1) ont la même somme. Chaque nombre de l'un est-il inférieur ou égal à son vis-à-vis dans l'autre ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = sum(secret) <= sum(guess)
        ge = sum(secret) >= sum(guess)
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
