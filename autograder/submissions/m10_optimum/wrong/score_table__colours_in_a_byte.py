"""The codes are put into integers of one byte.

titre: Les codes sont mis dans des entiers d'un octet.
en: In MM(1, 130), which colour does the last code have? What is the largest integer of one byte?
fr: Dans MM(1, 130), quelle couleur a le dernier code ? Quel est le plus grand entier d'un octet ?
fails: score_table_of_larger_games
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c)).astype(np.int8)
    well_placed = sum(np.equal.outer(pegs, pegs).astype(int) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1) for colour in range(1, c + 1)]
    return 9 * well_placed + sum(np.minimum.outer(count, count) for count in counts)
