"""The number is shown but not returned.

titre: Le nombre est affiché mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = nombre_codes(1, 1)`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = nombre_codes(1, 1)`, que contient `x` ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    print(c**p)
