"""Entropies are equal to within a tolerance only where the later one is not larger.

titre: Deux entropies ne sont égales, à la tolérance près, que si la seconde n'est pas plus grande.
en: A guess that is no possible secret comes after one that is, and its entropy is larger by 2e-16: what does your function do?
fr: Une proposition qui n'est pas un secret possible vient après une qui l'est, et son entropie est plus grande de 2e-16 : que fait votre fonction ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, most = None, -1
    for g in G:
        worth = decision_entropy(V, g, score)
        if worth > most:
            best, most = g, worth
        elif abs(worth - most) < 1e-9 and g in V:
            best = g
    return best
