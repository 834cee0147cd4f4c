"""The list of weights is a default value, made once for all calls.

titre: La liste des poids est une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: entropy_twice
"""


def entropy(P, weights=[]):
    weights += [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)
