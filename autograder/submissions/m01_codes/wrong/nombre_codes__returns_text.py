"""The number is returned as a string.

titre: Le nombre est renvoyé sous forme de chaîne.
en: For `1` peg and `6` colours, your answer `'6'` is a text, not a number: could one add `1` to it?
fr: Pour `1` pion et `6` couleurs, votre réponse `'6'` est un texte, pas un nombre : pourrait-on lui ajouter `1` ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return str(c**p)
