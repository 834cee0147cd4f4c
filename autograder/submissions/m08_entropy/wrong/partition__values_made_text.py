"""The values are turned into text.

titre: Les valeurs sont changées en texte.
en: Your keys are texts: is `'2'` the value that `func` gives, or is `2`?
fr: Vos clés sont des textes : la valeur que donne `func`, est-ce `'2'` ou `2` ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(str(func(element)), set()).add(element)
    return parts
