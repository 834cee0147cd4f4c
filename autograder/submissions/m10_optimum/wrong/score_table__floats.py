"""The table is filled with floats.

titre: La table est remplie de nombres à virgule.
en: Of which type are the entries of `np.zeros((2, 2))`? Can that be chosen?
fr: De quel type sont les éléments de `np.zeros((2, 2))` ? Peut-on le choisir ?
fails: score_table_is_an_array
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    table = np.zeros((len(codes), len(codes)))
    for peg in range(p):
        table += 9 * np.equal.outer(codes[:, peg], codes[:, peg])
    for colour in range(1, c + 1):
        counts = (codes == colour).sum(axis=1)
        table += np.minimum.outer(counts, counts)
    return table
