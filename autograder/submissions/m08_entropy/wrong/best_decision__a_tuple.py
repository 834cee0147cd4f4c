"""The guess comes with its entropy.

titre: La proposition vient avec son entropie.
en: You return a tuple: what was asked for?
fr: Vous renvoyez un tuple : que demandait-on ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max((round(decision_entropy(V, g, score), 9), g in V, g) for g in G)
