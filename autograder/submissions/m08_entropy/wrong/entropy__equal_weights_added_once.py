"""All weights are added up, and those that are equal enter the entropy once.

titre: Tous les poids entrent dans la somme, mais les poids égaux une seule fois dans l'entropie.
en: How many terms do you add up for `[0.5, 0.5]`, and how many weights are there? Two outcomes of the same weight are still two.
fr: Combien de termes additionnez-vous pour `[0.5, 0.5]`, et combien y a-t-il de poids ? Deux issues de même poids restent deux issues.
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in set(weights) if w > 0)
