"""Strings are removed from the given list, or from everything.

titre: Des chaînes sont retirées de la liste reçue, ou de `everything`.
en: After the call, how long are `everything` and the old area? `area = everything` gives the list a second name: does it make a second list?
fr: Après l'appel, quelle est la longueur de `everything` et de l'ancienne zone ? `area = everything` donne à la liste un second nom : en fait-il une seconde liste ?
fails: area_leaves_lists_alone
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    for guess in list(area):
        if not is_compatible(guess, history):
            area.remove(guess)
    return area
