"""All keys share one and the same set.

titre: Toutes les clés partagent un seul et même ensemble.
en: How many sets does your function make, and how many keys lead to each of them? Print `id(part)` for each part.
fr: Combien d'ensembles votre fonction crée-t-elle, et combien de clés mènent à chacun ? Affichez `id(partie)` pour chaque partie.
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = dict.fromkeys([func(element) for element in S], set())
    for element in S:
        parts[func(element)].add(element)
    return parts
