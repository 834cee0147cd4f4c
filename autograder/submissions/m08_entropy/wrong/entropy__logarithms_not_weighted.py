"""The logarithms are added up without their probabilities.

titre: Les logarithmes sont additionnés sans leurs probabilités.
en: Take the weights `[0.75, 0.25]`: the logarithm of the first one should count three times as much as that of the second. Does it?
fr: Prenez les poids `[0.75, 0.25]` : le logarithme du premier devrait compter trois fois plus que celui du second. Est-ce le cas ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(log2(total / w) for w in weights)
