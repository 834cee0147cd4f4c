"""The result is a float.

en: A number of times is a whole number: what is the type of your answer, and which line makes it so?
fr: Un nombre de fois est un entier : quel est le type de votre réponse, et quelle ligne le lui donne ?
fails: occurences_gives_an_integer
"""


def occurences(l, n):
    compteur = 0.0
    for element in l:
        if element == n:
            compteur = compteur + 1
    return compteur
