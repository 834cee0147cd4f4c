"""Where a single secret is left, it is taken out of the caller's collection.

titre: Quand il ne reste qu'un secret, il est retiré de la collection reçue.
en: Let `V = {6}`, call `best_decision(V, [5, 6, 7], compare)`, then print `V`: where has its secret gone?
fr: Soit `V = {6}` ; appelez `best_decision(V, [5, 6, 7], compare)`, puis affichez `V` : où est passé son secret ?
fails: best_decision_leaves_its_collections_alone
"""


def best_decision(V, G, score):
    if len(V) == 1:
        return V.pop()
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))
