"""The secret is given to `score` before the guess.

titre: Le secret est donné à `score` avant la proposition.
en: With `lambda guess, secret: secret % guess`, which of the two do you give first?
fr: Avec `lambda guess, secret: secret % guess`, lequel des deux donnez-vous en premier ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(v, g))
    return entropy(len(part) for part in parts.values())
