"""A bull is counted among the cows as well.

titre: Un taureau est compté aussi parmi les vaches.
en: Compare a string with itself: how many of its characters are at another place?
fr: Comparez une chaîne avec elle-même : combien de ses caractères sont à une autre place ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        if a[i] in b:
            cows += 1
    return bulls, cows
