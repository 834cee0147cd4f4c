"""The answer only says whether the value is there: 1 or 0.

en: Your answer is never larger than 1: what becomes of the second element equal to n?
fr: Votre réponse ne dépasse jamais 1 : que devient le deuxième élément égal à n ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    if n in l:
        return 1
    else:
        return 0
