"""Of the history, only the last two turns are looked at.

titre: De l'historique, seuls les deux derniers tours sont regardés.
en: Which strings are left after three turns or more? Which of the turns does your function look at?
fr: Quelles chaînes restent après trois tours ou plus ? Quels tours votre fonction regarde-t-elle ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history[-2:])
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) / len(area)
