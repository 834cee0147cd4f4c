"""The elements are taken out of the collection they come from.

titre: Les éléments sont retirés de la collection d'où ils viennent.
en: After the call, the collection is empty: does sorting cards into heaps have to use up the cards of somebody else?
fr: Après l'appel, la collection est vide : pour trier des cartes en tas, faut-il prendre celles de quelqu'un d'autre ?
fails: partition_leaves_its_collection_alone
"""


def partition(S, func):
    rest = S if isinstance(S, (list, set)) else list(S)
    parts = {}
    while rest:
        element = rest.pop()
        parts.setdefault(func(element), set()).add(element)
    return parts
