"""The guess whose largest part is smallest is taken: Knuth's rule, not this one.

titre: C'est la proposition dont la plus grande part est la plus petite qui est prise : la règle de Knuth, pas celle-ci.
en: Your rule looks at the largest part only. What do the other parts say?
fr: Votre règle ne regarde que la plus grande partie. Que disent les autres ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return min(G, key=lambda g: (max(map(len, partition(V, lambda v: score(g, v)).values())), g not in V))
