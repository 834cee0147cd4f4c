"""The elements are sorted first, which not all can be.

titre: Les éléments sont d'abord triés, ce qui n'est pas toujours possible.
en: What must one be able to ask of two elements in order to sort them? Does a partition need any order?
fr: Que doit-on pouvoir demander à deux éléments pour les trier ? Une partition a-t-elle besoin d'un ordre ?
fails: partition_by_any_values
"""

def partition(S, func):
    parts = {}
    for x in sorted(S):
        parts.setdefault(func(x), set()).add(x)
    return parts
