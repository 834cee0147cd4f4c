"""The largest entropy is returned, not the guess that has it.

titre: C'est la plus grande entropie qui est renvoyée, et non la proposition qui l'atteint.
en: Your function says how much the best guess is worth. Which guess is it?
fr: Votre fonction dit combien vaut la meilleure proposition. Laquelle est-ce ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(decision_entropy(V, g, score) for g in G)
