"""The elements are compared with `is`, which works for small integers only.

en: Do you ask for the same value, or for the same object? Small whole numbers hide the difference, larger ones show it.
fr: Demandez-vous la même valeur ou le même objet ? Les petits entiers cachent la différence, les grands la montrent.
fails: occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element is n:
            compteur += 1
    return compteur
