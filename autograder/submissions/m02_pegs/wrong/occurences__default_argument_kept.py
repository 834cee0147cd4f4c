"""The dictionary of counts is a default argument, shared by all calls.

titre: Le dictionnaire des comptes est un argument par défaut, commun à tous les appels.
en: When a call begins, your function finds what the call before has left: where is that kept, and which line creates it? Is that line run at every call?
fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
fails: occurences_twice
"""


def occurences(l, n, compte={}):
    for element in l:
        compte[element] = compte.get(element, 0) + 1
    return compte.get(n, 0)
