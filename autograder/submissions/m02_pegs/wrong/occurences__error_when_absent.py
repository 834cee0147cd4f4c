"""Looking up an absent value in a dictionary of counts raises an error.

en: Ask for a value that is not in the list: at which line does your function stop, and for want of what?
fr: Demandez une valeur qui n'est pas dans la liste : à quelle ligne votre fonction s'arrête-t-elle, et faute de quoi ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    compte = {}
    for x in l:
        if x in compte:
            compte[x] += 1
        else:
            compte[x] = 1
    return compte[n]
