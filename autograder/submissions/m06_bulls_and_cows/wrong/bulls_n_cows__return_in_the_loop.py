"""The function returns in the first turn of its loop.

titre: La fonction renvoie au premier tour de sa boucle.
en: How many columns has your function looked at when it returns? Try it on `'12'` and `'12'`.
fr: Combien de colonnes votre fonction a-t-elle regardées quand elle renvoie son résultat ? Essayez sur `'12'` et `'12'`.
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        elif a[i] in b:
            cows += 1
        return bulls, cows
