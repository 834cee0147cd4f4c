"""The list everything is cut down to the area.

titre: La liste `everything` est réduite à la zone.
en: How long is `everything` after the call? Which line changes the list itself, and who else reads it?
fr: Quelle est la longueur de `everything` après l'appel ? Quelle ligne modifie la liste elle-même, et qui d'autre la lit ?
fails: expected_area_leaves_lists_alone
"""


def expected_new_compatible_area(guess, history):
    everything[:] = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in everything).values()
    return sum(size**2 for size in sizes) / len(everything)
