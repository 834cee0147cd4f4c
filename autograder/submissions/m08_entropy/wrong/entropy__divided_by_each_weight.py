"""The sum is divided by each weight, be it 0.

titre: La somme est divisée par chaque poids, même par 0.
en: By which weight is the sum divided when the program stops? What does an outcome that never comes add?
fr: Par quel poids la somme est-elle divisée quand le programme s'arrête ? Qu'ajoute une issue qui ne se produit jamais ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    if total == 0:
        return 0
    return sum(w / total * log2(total / w) for w in weights)
