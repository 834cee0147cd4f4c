"""Four places are compared, whatever the length.

titre: Quatre places sont comparées, quelle que soit la longueur.
en: Which places does your function compare, and how long are these strings?
fr: Quelles places votre fonction compare-t-elle, et quelle est la longueur de ces chaînes ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(4):
        if a[i] == b[i]:
            bulls += 1
        elif a[i] in b:
            cows += 1
    return bulls, cows
