"""The loops are shortened with care, and remain loops.

en: You have saved half of the turns, and counted beforehand: what if one operation did a whole row, or the whole table?
fr: Vous avez économisé la moitié des tours et compté d'avance : et si une seule opération faisait toute une ligne, ou toute la table ?
fails: score_table_four_times_as_fast
"""


def score_table(p, c):
    codes = tous_les_codes(p, c)
    counts = [[code.count(k) for k in range(1, c + 1)] for code in codes]
    table = [[0] * len(codes) for _ in codes]
    for i in range(len(codes)):
        a, n = codes[i], counts[i]
        for j in range(i, len(codes)):
            well = sum(map(int.__eq__, a, codes[j]))
            table[i][j] = table[j][i] = 9 * well + sum(map(min, n, counts[j]))
    return np.array(table)
