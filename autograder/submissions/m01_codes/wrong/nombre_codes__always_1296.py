"""The answer is always the number of the classic game.

titre: C'est toujours le nombre du jeu classique.
en: Your answer is always `1296`: is that still right with `1` peg and `2` colours?
fr: Votre réponse est toujours `1296` : est-ce encore juste avec `1` pion et `2` couleurs ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return 1296
