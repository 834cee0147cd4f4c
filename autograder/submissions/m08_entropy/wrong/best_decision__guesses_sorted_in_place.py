"""The list of guesses is sorted where it is.

titre: La liste des propositions est triée sur place.
en: After the call, the guesses stand in another order: what does `sort` change, and what does `sorted` do instead?
fr: Après l'appel, les propositions sont dans un autre ordre : que modifie `sort`, et que fait `sorted` à la place ?
fails: best_decision_leaves_its_collections_alone
"""


def best_decision(V, G, score):
    if not isinstance(G, list):
        G = list(G)
    G.sort(key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))
    return G[-1]
