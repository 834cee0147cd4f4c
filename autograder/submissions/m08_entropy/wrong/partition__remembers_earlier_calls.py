"""The dictionary is a default value, made once for all calls.

en: When is the value of a default parameter made: once, or at every call?
fr: Quand la valeur par défaut d'un paramètre est-elle créée : une seule fois, ou à chaque appel ?
fails: partition_twice
"""


def partition(S, func, parts={}):
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts
