"""The strings found in an old area are put in order.

titre: Les chaînes trouvées dans une ancienne zone sont mises en ordre.
en: What does `compatible_area([], ['21', '12'])` give? In which order does the statement want them?
fr: Que donne `compatible_area([], ['21', '12'])` ? Dans quel ordre l'énoncé les veut-il ?
fails: area_in_an_old_area
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return sorted(guess for guess in area if is_compatible(guess, history))
