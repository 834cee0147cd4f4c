"""Entropies are rounded to six decimals before they are compared.

titre: Les entropies sont arrondies à six décimales avant d'être comparées.
en: Print the two entropies that are shown: by how much do they differ, and from which difference on does your function see one?
fr: Affichez les deux entropies indiquées : de combien diffèrent-elles, et à partir de quelle différence votre fonction en voit-elle une ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 6), g in V))
