"""The parts are lists.

titre: Les parts sont des listes.
en: The elements are where they belong; of which kind are your parts, and which kind does the statement ask for?
fr: Les éléments sont bien rangés ; de quel type sont vos parties, et quel type l'énoncé demande-t-il ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(func(element), []).append(element)
    return parts
