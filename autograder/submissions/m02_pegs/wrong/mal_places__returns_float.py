"""A division makes the result a float.

en: A number of pegs is a whole number: what is the type of your answer, and which line makes it so?
fr: Un nombre de pions est un entier : quel est le type de votre réponse, et quelle ligne le lui donne ?
fails: mal_places_gives_an_integer
"""


def mal_places(l1, l2):
    mal = 0
    for couleur in range(1, 7):
        a = occurences(l1, couleur)
        b = occurences(l2, couleur)
        mal += (a + b - abs(a - b)) / 2
    return mal - bien_places(l1, l2)
