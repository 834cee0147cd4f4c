"""The weights are divided by their number, not by their sum.

titre: Les poids sont divisés par leur nombre, et non par leur somme.
en: Take `[3, 1]`: your function divides by 2. What are the two probabilities, and do they add up to 1?
fr: Prenez `[3, 1]` : votre fonction divise par 2. Quelles sont les deux probabilités, et leur somme est-elle 1 ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    return sum(w / len(weights) * log2(len(weights) / w) for w in weights)
