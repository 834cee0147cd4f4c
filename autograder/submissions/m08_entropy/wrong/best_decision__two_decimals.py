"""Entropies are rounded to two decimals before they are compared.

titre: Les entropies sont arrondies à deux décimales avant d'être comparées.
en: Print the two entropies that are shown: at which decimal do they differ, and at which one does your function stop looking?
fr: Affichez les deux entropies indiquées : à quelle décimale diffèrent-elles, et à laquelle votre fonction cesse-t-elle de regarder ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 2), g in V))
