"""Arrays of booleans are added up: True plus True is True.

en: What is `np.array([True]) + np.array([True])`? And for integers?
fr: Que vaut `np.array([True]) + np.array([True])` ? Et pour des entiers ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = np.zeros((len(codes), len(codes)), dtype=bool)
    for peg in range(p):
        well = well + np.equal.outer(codes[:, peg], codes[:, peg])
    common = np.zeros((len(codes), len(codes)), dtype=int)
    for colour in range(1, c + 1):
        counts = (codes == colour).sum(axis=1)
        common += np.minimum.outer(counts, counts)
    return 9 * well + common
