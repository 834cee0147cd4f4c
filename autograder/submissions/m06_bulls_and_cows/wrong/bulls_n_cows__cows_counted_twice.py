"""Each cow is found from both sides and counted twice.

titre: Chaque vache est trouvée des deux côtés et comptée deux fois.
en: Four characters give at most four bulls and cows together. How many do you find between `'1234'` and `'4321'`?
fr: Quatre caractères donnent en tout au plus quatre taureaux et vaches. Combien en trouvez-vous entre `'1234'` et `'4321'` ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        else:
            if a[i] in b:
                cows += 1
            if b[i] in a:
                cows += 1
    return bulls, cows
