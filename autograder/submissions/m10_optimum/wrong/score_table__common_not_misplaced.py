"""The well placed pegs are counted among the misplaced ones too.

titre: Les pions bien placés sont comptés aussi parmi les mal placés.
en: Compare a code with itself: how many pegs are misplaced?
fr: Comparez un code à lui-même : combien de pions sont mal placés ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    return 10 * well + np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0)
