"""The list everything is cut down to the area.

en: How long is `everything` after the call? `everything[:] = …` changes the list itself: who else reads it?
fr: Quelle est la longueur de `everything` après l'appel ? `everything[:] = …` modifie la liste elle-même : qui d'autre la lit ?
fails: expected_area_leaves_lists_alone
"""


def expected_new_compatible_area(guess, history):
    everything[:] = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in everything).values()
    return sum(size**2 for size in sizes) / len(everything)
