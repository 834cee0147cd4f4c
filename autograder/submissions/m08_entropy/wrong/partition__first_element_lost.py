"""The element that opens a new part is not put into it.

titre: L'élément qui ouvre une nouvelle part n'y est pas mis.
en: Follow the very first word: your function makes a set for it; does the word get in?
fr: Suivez le tout premier mot : votre fonction crée un ensemble pour lui ; le mot y entre-t-il ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        value = func(element)
        if value in parts:
            parts[value].add(element)
        else:
            parts[value] = set()
    return parts
