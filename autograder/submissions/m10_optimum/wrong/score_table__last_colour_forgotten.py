"""The last colour is not counted.

titre: La dernière couleur n'est pas comptée.
en: Which colours does your function count when `c` is 2?
fr: Quelles couleurs votre fonction compte-t-elle quand `c` vaut 2 ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, c):
        counts = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(counts, counts)
    return 10 * well + common - well
