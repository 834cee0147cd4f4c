"""Every element is counted, because the loop variable is called n too.

en: Your answer is the length of the list: ask for a value that is not in it. What is n worth when you compare?
fr: Votre réponse est la longueur de la liste : demandez une valeur absente. Que vaut n au moment de comparer ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for n in l:
        if n == n:
            compteur += 1
    return compteur
