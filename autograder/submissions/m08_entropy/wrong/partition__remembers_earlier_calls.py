"""The dictionary is a default value, made once for all calls.

titre: Le dictionnaire est une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: partition_twice
"""


def partition(S, func, parts={}):
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts
