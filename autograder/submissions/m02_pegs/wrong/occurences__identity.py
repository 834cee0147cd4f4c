"""The elements are compared with `is`, which works for small integers only.

titre: Les éléments sont comparés avec `is`, qui ne convient qu'aux petits entiers.
en: The number in the list and the one you look for are the same value, but are they the same object? Which of the two questions does your function ask?
fr: Le nombre de la liste et celui que vous cherchez sont la même valeur, mais sont-ils le même objet ? Laquelle de ces deux questions votre fonction pose-t-elle ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element is n:
            compteur += 1
    return compteur
