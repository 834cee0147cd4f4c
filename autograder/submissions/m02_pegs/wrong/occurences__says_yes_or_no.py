"""The answer only says whether the value is there: True or False.

titre: La réponse dit seulement si la valeur est présente : `True` ou `False`.
en: Your answer only says whether `n` is there: when it is there twice, how can one tell?
fr: Votre réponse dit seulement si `n` est là : quand il y est deux fois, comment le sait-on ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    return n in l
