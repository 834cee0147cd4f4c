"""The loops are shortened with care, and remain loops.

titre: Les boucles sont raccourcies avec soin, et restent des boucles.
en: You have saved half of the turns, and counted beforehand: what if one operation did a whole row, or the whole table?
fr: Vous avez économisé la moitié des tours et compté d'avance : et si une seule opération faisait toute une ligne, ou toute la table ?
fails: score_table_six_times_as_fast
"""


from operator import eq


def score_table(p, c):
    codes = tous_les_codes(p, c)
    counts = [[code.count(k) for k in range(1, c + 1)] for code in codes]
    table = [[0] * len(codes) for _ in codes]
    for i, a in enumerate(codes):
        n, row = counts[i], table[i]
        for j in range(i, len(codes)):
            row[j] = table[j][i] = 9 * sum(map(eq, a, codes[j])) + sum(map(min, n, counts[j]))
    return np.array(table)
