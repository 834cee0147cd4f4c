"""Weights that are small are taken for zeros.

titre: Les petits poids sont pris pour des zéros.
en: Two equal weights make 1 bit, however small they are. Which weights does your function leave out?
fr: Deux poids égaux font 1 bit, si petits soient-ils. Quels poids votre fonction laisse-t-elle de côté ?
fails: entropy_of_weights
"""


def entropy(P):
    weights = [w for w in P if w > 1e-9]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)
