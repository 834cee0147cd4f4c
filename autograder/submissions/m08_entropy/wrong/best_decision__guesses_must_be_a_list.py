"""The first guess is taken with `G[0]`, which a set refuses.

titre: La première proposition est prise par `G[0]`, qu'un ensemble refuse.
en: One of the two collections is a set here: which of your lines works with a list, and not with a set?
fr: L'une des deux collections est ici un ensemble : laquelle de vos lignes marche avec une liste, et pas avec un ensemble ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    best = G[0]
    most = decision_entropy(V, best, score)
    for g in G:
        bits = decision_entropy(V, g, score)
        if bits > most + 1e-9 or (abs(bits - most) <= 1e-9 and g in V and best not in V):
            best, most = g, max(bits, most)
    return best
