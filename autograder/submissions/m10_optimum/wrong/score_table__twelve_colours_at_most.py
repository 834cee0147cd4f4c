"""No colour after the twelfth is counted.

titre: Aucune couleur après la douzième n'est comptée.
en: In MM(1, 13), compare the last code with itself: which colours does your function count?
fr: Dans MM(1, 13), comparez le dernier code à lui-même : quelles couleurs votre fonction compte-t-elle ?
fails: score_table_of_larger_games
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, min(c, 12) + 1):
        counts = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(counts, counts)
    return 9 * well + common
