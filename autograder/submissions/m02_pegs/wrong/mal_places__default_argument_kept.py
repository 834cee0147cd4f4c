"""The list of positions already used is a default argument, shared by all calls.

en: Your function remembers something of the earlier calls: which of its variables is older than the call?
fr: Votre fonction se souvient de quelque chose des appels précédents : laquelle de ses variables existait avant l'appel ?
fails: mal_places_twice
"""


def mal_places(l1, l2, utilises=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            utilises.append(i)
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            for j in range(len(l1)):
                if j not in utilises and l1[j] == l2[i]:
                    utilises.append(j)
                    mal += 1
                    break
    return mal
