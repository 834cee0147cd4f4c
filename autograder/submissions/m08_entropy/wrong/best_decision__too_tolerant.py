"""Entropies are rounded to one decimal before they are compared.

titre: Les entropies sont arrondies à une décimale avant d'être comparées.
en: The two entropies differ by some hundredths of a bit: are they equal for your function? And for the statement?
fr: Les deux entropies diffèrent de quelques centièmes de bit : sont-elles égales pour votre fonction ? Et pour l'énoncé ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 1), g in V))
