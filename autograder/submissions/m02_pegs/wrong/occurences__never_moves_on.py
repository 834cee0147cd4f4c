"""The while loop never moves on to the next position.

titre: La boucle `while` ne passe jamais à la position suivante.
en: Your function does not finish: does something in it start again and again? What changes each time, and does that bring the end nearer?
fr: Votre fonction ne se termine pas : quelque chose y recommence-t-il sans cesse ? Qu'est-ce qui change à chaque fois, et cela rapproche-t-il de la fin ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    i = 0
    while i < len(l):
        if l[i] == n:
            compteur += 1
    return compteur
