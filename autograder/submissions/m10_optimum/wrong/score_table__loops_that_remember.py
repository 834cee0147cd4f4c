"""Half of the pairs are looked at, and what two sets of colours share is remembered; each pair still has its turn.

titre: On regarde la moitié des couples, et l'on retient ce que partagent deux ensembles de couleurs ; chaque couple garde son tour de boucle.
en: Remembering saves you the counting, and each pair of codes still costs a turn: which operation on arrays would compare a whole row at once?
fr: Retenir vous épargne les comptages, mais chaque couple de codes coûte encore un tour : quelle opération sur des tableaux comparerait une ligne entière d'un coup ?
fails: score_table_six_times_as_fast
"""


def score_table(p, c):
    codes = tous_les_codes(p, c)
    counts = [tuple(code.count(k) for k in range(1, c + 1)) for code in codes]
    shared = {}
    table = np.zeros((len(codes), len(codes)), dtype=np.uint8)
    for i, a in enumerate(codes):
        for j, b in enumerate(codes[: i + 1]):
            if (counts[i], counts[j]) not in shared:
                shared[counts[i], counts[j]] = sum(map(min, counts[i], counts[j]))
            well_placed = 0
            for x, y in zip(a, b):
                if x == y:
                    well_placed += 1
            table[i, j] = table[j, i] = 9 * well_placed + shared[counts[i], counts[j]]
    return table
