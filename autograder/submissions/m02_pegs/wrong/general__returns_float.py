"""The count is a float.

titre: Le compte est un nombre à virgule (`float`).
en: A number of elements is a whole number, but `2.0` is a `float`: where does the first `float` appear in your function?
fr: Un nombre d'éléments est un entier, or `2.0` est un `float` : où apparaît le premier `float` dans votre fonction ?
fails: general_gives_an_integer
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs = communs + 2
    for a, b in zip(l1, l2):
        if a == b:
            communs = communs - 2
    return communs / 2
