"""The preference is there, but entropies are compared to the last digit.

titre: La préférence est là, mais les entropies sont comparées jusqu'à la dernière décimale.
en: Print the two entropies: how much do they differ? Does the last digit of a sum of floats mean anything?
fr: Affichez les deux entropies : de combien diffèrent-elles ? Le dernier chiffre d'une somme de flottants a-t-il un sens ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (decision_entropy(V, g, score), g in V))
