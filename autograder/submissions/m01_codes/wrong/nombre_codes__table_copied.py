"""The table is copied, and there is nothing beyond it.

en: Everything is right in the table: what does your function do with `7` pegs, or with `10` colours?
fr: Tout est juste dans le tableau : que fait votre fonction avec `7` pions, ou avec `10` couleurs ?
fails: nombre_codes_beyond_the_table
"""

TABLE = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 4, 9, 16, 25, 36, 49, 64, 81],
    [1, 8, 27, 64, 125, 216, 343, 512, 729],
    [1, 16, 81, 256, 625, 1296, 2401, 4096, 6561],
    [1, 32, 243, 1024, 3125, 7776, 16807, 32768, 59049],
    [1, 64, 729, 4096, 15625, 46656, 117649, 262144, 531441],
]


def nombre_codes(p, c):
    return TABLE[p - 1][c - 1]
