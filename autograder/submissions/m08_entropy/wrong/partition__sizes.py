"""The parts are counted, not collected.

titre: Les parts sont comptées, et non réunies.
en: Your numbers are the sizes of the parts. Which elements are in them?
fr: Vos nombres sont les tailles des parties. Quels éléments contiennent-elles ?
fails: partition_sorts_into_sets
"""


def partition(S, func):
    sizes = {}
    for element in S:
        sizes[func(element)] = sizes.get(func(element), 0) + 1
    return sizes
