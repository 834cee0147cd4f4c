"""The number is computed and lost.

titre: Le nombre est calculé et perdu.
en: Your function gives nothing back: after `x = nombre_codes(1, 1)`, what does `x` hold? Which word hands over a result?
fr: Votre fonction ne renvoie rien : après `x = nombre_codes(1, 1)`, que contient `x` ? Quel mot rend un résultat à celui qui appelle ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    total = 1
    for i in range(p):
        total *= c
