"""The return is inside the loop, so that there is one multiplication only.

titre: Le `return` est dans la boucle : il n'y a qu'une multiplication.
en: Your answer is the number of colours, however many pegs there are: how many multiplications are made before your function ends?
fr: Votre réponse est le nombre de couleurs, quel que soit le nombre de pions : combien de multiplications se font avant la fin de votre fonction ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    total = 1
    for i in range(p):
        total *= c
        return total
