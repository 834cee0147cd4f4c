"""Two loops, whose tables are remembered and shown at the end of the file.

en: What is remembered is fast the second time; how long does the first time take? Which operations make a whole table at once?
fr: Ce qu'on retient va vite la seconde fois ; combien de temps prend la première ? Quelles opérations font toute une table à la fois ?
fails: score_table_twice_as_fast
"""


def answer_number(a, b):
    well_placed = sum(x == y for x, y in zip(a, b))
    return 9 * well_placed + sum(min(a.count(colour), b.count(colour)) for colour in set(a))


@cache
def score_table(p, c):
    codes = tous_les_codes(p, c)
    return np.array([[answer_number(a, b) for b in codes] for a in codes])


for p in 1, 2, 3, 4:
    print(p, score_table(p, 4).max())
