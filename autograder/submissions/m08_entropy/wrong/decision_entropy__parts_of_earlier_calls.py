"""The secrets are sorted into a dictionary that is a default value, made once for all calls.

titre: Les secrets sont répartis dans un dictionnaire qui est une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: decision_entropy_twice
"""


def decision_entropy(V, g, score, parts={}):
    for v in V:
        parts.setdefault(score(g, v), []).append(v)
    return entropy(map(len, parts.values()))
