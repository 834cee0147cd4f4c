"""Numbers count as equal when hardly anything is between them.

titre: Deux nombres comptent comme égaux dès que presque rien ne les sépare.
en: How do you ask whether two numbers are equal? May the numbers in the call above be taken for the same one?
fr: Comment demandez-vous si deux nombres sont égaux ? Les nombres de l'appel ci-dessus peuvent-ils passer pour un seul ?
fails: occurences_of_any_number
"""

from math import isclose


def occurences(l, n):
    return sum(isclose(element, n) for element in l)
