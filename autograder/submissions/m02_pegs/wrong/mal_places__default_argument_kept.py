"""The list of positions already used is a default argument, shared by all calls.

en: Something your function keeps is already there when a call begins: when was it created, and does each call get a new one?
fr: Quelque chose que garde votre fonction est déjà là quand un appel commence : quand a-t-il été créé, et chaque appel en reçoit-il un nouveau ?
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
