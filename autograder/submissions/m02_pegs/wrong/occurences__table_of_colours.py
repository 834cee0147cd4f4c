"""The counts are kept in a table that only has room for the colours 1 to 6.

en: The list may hold any numbers: what does your function do with 1000?
fr: La liste peut contenir n'importe quels nombres : que fait votre fonction avec 1000 ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    compteurs = [0] * 7
    for element in l:
        compteurs[element] += 1
    return compteurs[n]
