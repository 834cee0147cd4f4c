"""The number of pegs is always 4.

titre: Le nombre de pions est toujours 4.
en: Your answer is the same for `1` peg and for `4`: does the number of pegs play any part in it?
fr: Votre réponse est la même pour `1` pion et pour `4` : le nombre de pions y joue-t-il un rôle ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return c * c * c * c
