"""The sizes of the parts are put into a set, where equal ones become one.

titre: Les tailles des parts sont mises dans un ensemble, où deux égales n'en font qu'une.
en: With the secrets 1, 2, 3 and the guess 2: how large are the three parts, and how many of these sizes does your function count?
fr: Avec les secrets 1, 2, 3 et la proposition 2 : quelles sont les tailles des trois parties, et combien de ces tailles votre fonction compte-t-elle ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v))
    return entropy({len(part) for part in parts.values()})
