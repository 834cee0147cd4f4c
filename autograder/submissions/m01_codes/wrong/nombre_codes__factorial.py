"""The answer is the factorial of the number of colours.

titre: C'est la factorielle du nombre de couleurs.
en: Your answer does not depend on the number of pegs: for `3` colours, should `1` peg and `2` pegs give the same number?
fr: Votre réponse ne dépend pas du nombre de pions : pour `3` couleurs, `1` pion et `2` pions doivent-ils donner le même nombre ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    produit = 1
    for k in range(1, c + 1):
        produit *= k
    return produit
