"""Where a single secret is left, it is asked for by an index, which a set does not have.

titre: Quand il ne reste qu'un secret, il est demandé par un indice, ce qu'un ensemble n'a pas.
en: What does your function do with `{3}`, a set of one secret? Which operation of it does a list allow, and a set not?
fr: Que fait votre fonction de `{3}`, un ensemble d'un seul secret ? Quelle opération est permise sur une liste, et pas sur un ensemble ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    if len(V) == 1:
        return V[0]
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))
