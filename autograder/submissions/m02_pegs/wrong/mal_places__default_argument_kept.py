"""What the call before has used is found again by the next one.

titre: Ce que l'appel précédent a utilisé se retrouve au suivant.
en: When a call begins, your function finds what the call before has left: where is that kept, and which line creates it? Is that line run at every call?
fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
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
