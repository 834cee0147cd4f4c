"""The guess of minimal entropy is returned.

titre: C'est la proposition d'entropie minimale qui est renvoyée.
en: Do you want to be able to foresee the result, or do you want to learn something from it?
fr: Voulez-vous pouvoir prévoir la réponse, ou voulez-vous qu'elle vous apprenne quelque chose ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return min(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g not in V))
