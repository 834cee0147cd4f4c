"""The count starts from 0.0: a float.

titre: Le compte part de `0.0`, un nombre à virgule (`float`).
en: A number of pegs is a whole number, but `2.0` is a `float`: where does the first `float` appear in your function?
fr: Un nombre de pions est un entier, or `2.0` est un `float` : où apparaît le premier `float` dans votre fonction ?
fails: bien_places_gives_an_integer
"""


def bien_places(l1, l2):
    bien = 0.0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien
