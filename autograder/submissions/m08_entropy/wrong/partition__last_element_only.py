"""Each element takes the place of those before it.

titre: Chaque élément prend la place des précédents.
en: What happens to the first word when a second one has the same value?
fr: Que devient le premier mot quand un second a la même valeur ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        parts[func(element)] = {element}
    return parts
