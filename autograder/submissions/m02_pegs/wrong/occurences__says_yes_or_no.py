"""The answer only says whether the value is there: True or False.

en: Your answer says whether n is there: how many times is it, when it is there twice?
fr: Votre réponse dit si n est là : combien de fois y est-il, quand il y est deux fois ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    return n in l
