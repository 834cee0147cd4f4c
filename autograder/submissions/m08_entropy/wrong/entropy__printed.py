"""The entropy is printed, and nothing is returned.

titre: L'entropie est affichée, et rien n'est renvoyé.
en: The number appears on the screen, but what is the value of `x` after `x = entropy([1, 1])`?
fr: Le nombre apparaît à l'écran, mais que vaut `x` après `x = entropy([1, 1])` ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    print(sum(w / total * log2(total / w) for w in weights))
