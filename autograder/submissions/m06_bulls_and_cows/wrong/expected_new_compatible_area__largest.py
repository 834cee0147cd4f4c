"""The largest new area is given, not the mean.

titre: C'est la plus grande nouvelle zone qui est donnée, et non la moyenne.
en: Your result is what is left in the worst case: is that what the guess leaves on average?
fr: Votre résultat est ce qui reste dans le pire des cas : est-ce ce que la proposition laisse en moyenne ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in compatible_area(history))
    return max(sizes.values())
