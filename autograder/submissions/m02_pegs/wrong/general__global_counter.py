"""The counter is global and is never set back to 0.

en: The second call does not start from 0: when is your counter given its first value?
fr: Le second appel ne repart pas de 0 : à quel moment votre compteur reçoit-il sa première valeur ?
fails: general_twice
"""

mal = 0


def mal_places_general(l1, l2):
    global mal
    reste = list(l2)
    for x in l1:
        if x in reste:
            reste.remove(x)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal
