"""The dictionary of counts is a default argument, shared by all calls.

en: Your function remembers something of the earlier calls: which of its variables is older than the call?
fr: Votre fonction se souvient de quelque chose des appels précédents : laquelle de ses variables existait avant l'appel ?
fails: occurences_twice
"""


def occurences(l, n, compte={}):
    for element in l:
        compte[element] = compte.get(element, 0) + 1
    return compte.get(n, 0)
