"""`groupby` only puts neighbours together.

titre: `groupby` ne réunit que des voisins.
en: Try words of 2, 3 and again 2 letters: what becomes of the first word? If you use `groupby`: what does it do with equal values that are not neighbours?
fr: Essayez des mots de 2, 3 puis de nouveau 2 lettres : que devient le premier mot ? Si vous employez `groupby` : que fait-il de valeurs égales qui ne se suivent pas ?
fails: partition_sorts_into_sets
"""

from itertools import groupby


def partition(S, func):
    return {value: set(group) for value, group in groupby(S, key=func)}
