"""Integers of one byte are multiplied by too much.

titre: Des entiers d'un octet sont multipliés par un nombre trop grand.
en: In integers of one byte, what is 100 + 100? Which numbers appear on the way to your result?
fr: En entiers d'un octet, que vaut 100 + 100 ? Quels nombres apparaissent en chemin vers votre résultat ?
fails: score_table_of_larger_games
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c), dtype=np.int8)
    well = sum(np.equal.outer(pegs, pegs).astype(np.int8) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1, dtype=np.int8) for colour in range(1, c + 1)]
    common = sum(np.minimum.outer(count, count) for count in counts)
    return (20 * well + 2 * (common - well)) // 2
