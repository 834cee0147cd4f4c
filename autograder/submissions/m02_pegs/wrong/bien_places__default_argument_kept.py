"""The list of positions found is a default argument, shared by all calls.

en: Your function remembers something of the earlier calls: which of its variables is older than the call?
fr: Votre fonction se souvient de quelque chose des appels précédents : laquelle de ses variables existait avant l'appel ?
fails: bien_places_twice
"""


def bien_places(l1, l2, trouves=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i] and i not in trouves:
            trouves.append(i)
    return len(trouves)
