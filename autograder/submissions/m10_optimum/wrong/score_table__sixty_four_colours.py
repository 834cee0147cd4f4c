"""Each code is a set of colours in the bits of one integer of 64 bits, a set for each number of pegs.

titre: Chaque code est un ensemble de couleurs dans les bits d'un entier de 64 bits, un ensemble pour chaque nombre de pions.
en: In MM(1, 70), compare the first code with the code number 64: what is 1 << 64 in an integer of 64 bits?
fr: Dans MM(1, 70), comparez le premier code au code numéro 64 : que vaut 1 << 64 dans un entier de 64 bits ?
fails: score_table_of_larger_games
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well_placed = sum(np.equal.outer(pegs, pegs).astype(int) for pegs in codes.T)
    in_common = np.zeros_like(well_placed)
    bits = np.left_shift(np.int64(1), (codes - 1) % 64)
    for k in range(1, p + 1):
        held = np.zeros(len(codes), dtype=np.int64)
        for colour in range(1, c + 1):
            bit = np.left_shift(np.int64(1), np.int64((colour - 1) % 64))
            held |= np.where(((bits == bit).sum(axis=1)) >= k, bit, 0)
        shared = held[:, None] & held[None, :]
        in_common += sum((shared >> n) & 1 for n in range(64))
    return 9 * well_placed + in_common
