"""The result is a share multiplied by the length: a float.

en: A number of pegs is a whole number: what is the type of your answer, and which line makes it so?
fr: Un nombre de pions est un entier : quel est le type de votre réponse, et quelle ligne le lui donne ?
fails: bien_places_gives_an_integer
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    part = bien / len(l1)
    return round(part * len(l1), 0)
