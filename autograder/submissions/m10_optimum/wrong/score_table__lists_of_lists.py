"""Lists of lists are returned.

titre: Ce sont des listes de listes qui sont renvoyées.
en: Can one write `table[1, 2]` with your result, or `table.max()`?
fr: Peut-on écrire `table[1, 2]` avec votre résultat, ou `table.max()` ?
fails: score_table_is_an_array
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = sum(np.equal.outer(pegs, pegs).view(np.int8) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1, dtype=np.int8) for colour in range(1, c + 1)]
    return (9 * well + sum(np.minimum.outer(count, count) for count in counts)).tolist()
