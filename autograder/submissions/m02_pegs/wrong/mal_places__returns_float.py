"""A division makes the result a float.

titre: Une division fait du résultat un nombre à virgule.
en: A number of pegs is a whole number, but `2.0` is a `float`: where does the first `float` appear in your function?
fr: Un nombre de pions est un entier, or `2.0` est un `float` : où apparaît le premier `float` dans votre fonction ?
fails: mal_places_gives_an_integer
"""


def mal_places(l1, l2):
    mal = 0
    for couleur in range(1, 7):
        a = occurences(l1, couleur)
        b = occurences(l2, couleur)
        mal += (a + b - abs(a - b)) / 2
    return mal - bien_places(l1, l2)
