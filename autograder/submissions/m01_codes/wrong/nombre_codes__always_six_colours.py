"""The number of colours is always 6.

titre: Le nombre de couleurs est toujours 6.
en: Your answer is the same for `1` colour and for `6`: does the number of colours play any part in it?
fr: Votre réponse est la même pour `1` couleur et pour `6` : le nombre de couleurs y joue-t-il un rôle ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return 6**p
