"""The result is a dictionary from each element to its value.

titre: Le résultat est un dictionnaire qui mène de chaque élément à sa valeur.
en: Your dictionary answers “which value has this element?”. Which question should it answer?
fr: Votre dictionnaire répond à « quelle valeur a cet élément ? ». À quelle question devrait-il répondre ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    return {element: func(element) for element in S}
