"""The result is a float.

titre: Le résultat est un nombre à virgule (`float`).
en: A number of times is a whole number, but `2.0` is a `float`: where does the first `float` appear in your function?
fr: Un nombre de fois est un entier, or `2.0` est un `float` : où apparaît le premier `float` dans votre fonction ?
fails: occurences_gives_an_integer
"""


def occurences(l, n):
    compteur = 0.0
    for element in l:
        if element == n:
            compteur = compteur + 1
    return compteur
