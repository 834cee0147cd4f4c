"""The number of strings is returned.

titre: C'est le nombre de chaînes qui est renvoyé.
en: Your function gives a number: could the next guess be drawn from it?
fr: Votre fonction donne un nombre : pourrait-on y tirer la proposition suivante ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return sum(is_compatible(guess, history) for guess in area)
