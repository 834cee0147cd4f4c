"""The parts are returned as a list, without their values.

titre: Les parts sont renvoyées en liste, sans leurs valeurs.
en: Your parts no longer say which value their elements have: what should lead to each of them?
fr: Vos parties ne disent plus quelle valeur ont leurs éléments : qu'est-ce qui devrait mener à chacune ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return list(parts.values())
