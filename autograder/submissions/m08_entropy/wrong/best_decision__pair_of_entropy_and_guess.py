"""The guess comes with its entropy.

en: You return two things: which of them was asked for?
fr: Vous renvoyez deux choses : laquelle demandait-on ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max((round(decision_entropy(V, g, score), 9), g in V, g) for g in G)
