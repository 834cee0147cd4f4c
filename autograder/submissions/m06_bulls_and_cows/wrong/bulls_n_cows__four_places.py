"""Four places are compared, whatever the length.

en: How many times does your loop turn, and how long are these strings?
fr: Combien de tours fait votre boucle, et quelle est la longueur de ces chaînes ?
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
