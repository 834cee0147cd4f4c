"""The result is shown or computed but not returned.

en: Your function gives nothing back: after x = occurences([3], 3), what is in x? Showing a number is not returning it.
fr: Votre fonction ne renvoie rien : après x = occurences([3], 3), que contient x ? Afficher un nombre n'est pas le renvoyer.
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    print(compteur)
