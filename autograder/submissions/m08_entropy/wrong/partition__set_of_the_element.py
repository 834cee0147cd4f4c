"""A new part is made by `set(element)`, which is the set of what the element consists of.

titre: Une nouvelle part est créée par `set(element)`, l'ensemble de ce dont l'élément est fait.
en: Print `set('to')`, then `{'to'}`: which of the two holds the word?
fr: Affichez `set('to')`, puis `{'to'}` : lequel des deux contient le mot ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        if func(element) in parts:
            parts[func(element)].add(element)
        else:
            parts[func(element)] = set(element)
    return parts
