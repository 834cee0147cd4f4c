"""A call does not come to its end: a loop that never moves on, for example.

titre: Un appel ne se termine pas : une boucle qui n'avance jamais, par exemple.
en: This call does not come to its end, or asks for too much memory: is something in your function repeated again and again, or does something grow? What changes each time, and does that bring the end nearer?
fr: Cet appel ne se termine pas, ou demande trop de mémoire : quelque chose se répète-t-il sans cesse dans votre fonction, ou y grandit-il ? Qu'est-ce qui change à chaque fois, et cela rapproche-t-il de la fin ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    i = 0
    while i < len(l):
        if l[i] == n:
            compteur += 1
    return compteur
