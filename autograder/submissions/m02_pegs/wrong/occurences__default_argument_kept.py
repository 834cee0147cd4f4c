"""What the call before has found is there again in the next one.

titre: Ce que l'appel précédent a trouvé est encore là au suivant.
en: When a call begins, your function finds what the call before has left: where is that kept, and which line creates it? Is that line run at every call?
fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
fails: occurences_twice
"""


def occurences(l, n, compte={}):
    for element in l:
        compte[element] = compte.get(element, 0) + 1
    return compte.get(n, 0)
