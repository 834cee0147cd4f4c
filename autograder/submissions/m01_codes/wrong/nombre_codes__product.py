"""The answer is pegs times colours.

titre: C'est le nombre de pions fois celui des couleurs.
en: Write all codes of `2` pegs and `3` colours on paper: there are more than `6`. Once the first peg is chosen, how many choices remain for the second?
fr: Écrivez sur papier tous les codes de `2` pions et `3` couleurs : il y en a plus de `6`. Le premier pion une fois choisi, combien de choix reste-t-il pour le deuxième ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return p * c
