"""The elements are compared with `is`, which works for small integers only.

titre: Les éléments sont comparés avec `is`, qui ne convient qu'aux petits entiers.
en: Try `occurences([1000], int("1000"))`: it is the same value, but is it the same object? Which of the two questions does your function ask?
fr: Essayez `occurences([1000], int("1000"))` : c'est la même valeur, mais est-ce le même objet ? Laquelle de ces deux questions votre fonction pose-t-elle ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element is n:
            compteur += 1
    return compteur
