"""Each pair of codes is compared in Python, and the numbers are put into an array.

titre: Chaque couple de codes est comparé en Python, et les nombres sont mis dans un tableau.
en: An array at the end does not make the way there faster: which comparisons can be made for all pairs of codes at once?
fr: Un tableau à la fin ne rend pas le chemin plus rapide : quelles comparaisons peut-on faire pour tous les couples de codes à la fois ?
fails: score_table_twice_as_fast
"""


def score_table(p, c):
    codes = tous_les_codes(p, c)
    table = np.zeros((len(codes), len(codes)), dtype=int)
    for i in range(len(codes)):
        for j in range(len(codes)):
            a, b = codes[i], codes[j]
            well = sum(a[k] == b[k] for k in range(p))
            common = sum(min(a.count(k), b.count(k)) for k in range(1, c + 1))
            table[i, j] = 10 * well + common - well
    return table
