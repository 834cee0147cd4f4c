"""The colours counted are 1 to 6, whatever c is.

titre: Les couleurs comptées sont 1 à 6, quel que soit `c`.
en: In MM(1, 7), compare the last code with itself: which colours does your function count?
fr: Dans MM(1, 7), comparez le dernier code à lui-même : quelles couleurs votre fonction compte-t-elle ?
fails: score_table_of_larger_games
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, 7):
        counts = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(counts, counts)
    return 9 * well + common
