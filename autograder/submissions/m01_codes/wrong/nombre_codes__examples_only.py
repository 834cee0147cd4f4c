"""The three printed examples are answered by heart.

titre: Les trois exemples affichés sont récités par cœur.
en: Your function knows the numbers of the examples: what does it answer for `1` peg and `2` colours?
fr: Votre fonction connaît les nombres des exemples : que répond-elle pour `1` pion et `2` couleurs ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    if c == 6:
        return 1296
    elif c == 8:
        return 4096
    else:
        return 531441
