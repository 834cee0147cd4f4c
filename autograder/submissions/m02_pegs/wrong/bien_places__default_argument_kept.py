"""What the call before has found is there again in the next one.

titre: Ce que l'appel précédent a trouvé est encore là au suivant.
en: When a call begins, your function finds what the call before has left: where is that kept, and which line creates it? Is that line run at every call?
fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
fails: bien_places_twice
"""


def bien_places(l1, l2, trouves=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i] and i not in trouves:
            trouves.append(i)
    return len(trouves)
