"""Strings of the old area that are not in everything are left out.

titre: Les chaînes de l'ancienne zone absentes de `everything` sont oubliées.
en: The second parameter may be any list. Does your function look for its strings in `everything` as well?
fr: Le second paramètre peut être n'importe quelle liste. Votre fonction cherche-t-elle aussi ses chaînes dans `everything` ?
fails: area_in_an_old_area
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return [guess for guess in area if guess in everything and is_compatible(guess, history)]
