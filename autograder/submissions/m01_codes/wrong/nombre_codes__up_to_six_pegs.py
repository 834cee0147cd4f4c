"""There is one branch for each number of pegs up to 6, and nothing after.

titre: Il y a une branche pour chaque nombre de pions jusqu'à 6, et rien après.
en: What does your function answer for `7` pegs? How could one piece of code serve for every number of pegs?
fr: Que répond votre fonction pour `7` pions ? Comment un même morceau de code pourrait-il servir pour tout nombre de pions ?
fails: nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    if p == 1:
        return c
    elif p == 2:
        return c * c
    elif p == 3:
        return c * c * c
    elif p == 4:
        return c * c * c * c
    elif p == 5:
        return c * c * c * c * c
    elif p == 6:
        return c * c * c * c * c * c
