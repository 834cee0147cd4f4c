"""Lists of lists are returned.

en: Can one write `table[1, 2]` with your result, or `table.max()`?
fr: Peut-on écrire `table[1, 2]` avec votre résultat, ou `table.max()` ?
fails: score_table_is_an_array
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    return (9 * well + np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0)).tolist()
