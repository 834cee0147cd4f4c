"""The part of the secret that is found at once is left out.

titre: La part du secret trouvé tout de suite est oubliée.
en: With the secrets 1, 2, 3 and the guess 2, how many results are possible? Is `'found'` one of yours?
fr: Avec les secrets 1, 2, 3 et la proposition 2, combien de réponses sont possibles ? `'found'` est-elle parmi les vôtres ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    parts = partition([v for v in V if v != g], lambda v: score(g, v))
    return entropy(len(part) for part in parts.values())
