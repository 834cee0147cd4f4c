"""A cow is looked for only further to the right in the other string.

titre: Une vache n'est cherchée que plus à droite dans l'autre chaîne.
en: Compare `'12'` with `'31'`, then the other way round: is the reply the same?
fr: Comparez `'12'` à `'31'`, puis dans l'autre sens : la réponse est-elle la même ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        for j in range(i + 1, len(b)):
            if a[i] == b[j]:
                cows += 1
    return bulls, cows
