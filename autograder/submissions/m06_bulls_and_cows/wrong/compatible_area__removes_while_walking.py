"""Strings are removed from the list that the loop walks through.

titre: Des chaînes sont retirées de la liste que la boucle parcourt.
en: When an element is removed, the ones after it move up: which one does the loop see next?
fr: Quand on retire un élément, les suivants avancent d'une place : lequel la boucle voit-elle ensuite ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    for guess in area:
        if not is_compatible(guess, history):
            area.remove(guess)
    return area
