"""The table is copied, and there is nothing beyond it.

titre: Le tableau est recopié, et il n'y a rien au-delà.
en: What does your function do with `7` pegs, or with `10` colours? Can a table hold the answer for every p and every c?
fr: Que fait votre fonction avec `7` pions, ou avec `10` couleurs ? Un tableau peut-il contenir la réponse pour tous les p et tous les c ?
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
