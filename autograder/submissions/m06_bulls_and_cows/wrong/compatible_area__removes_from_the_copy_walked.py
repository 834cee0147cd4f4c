"""Strings are removed from a copy of everything, or from the old area, while the loop walks through it.

titre: Des chaînes sont retirées de la liste parcourue, qui est une copie de `everything` ou l'ancienne zone.
en: Your result keeps strings that the history rules out. When an element is removed from a list, the ones after it move up: which one does a loop over that list see next?
fr: Votre résultat garde des chaînes que l'historique exclut. Quand on retire un élément d'une liste, les suivants avancent d'une place : lequel une boucle sur cette liste voit-elle ensuite ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    area = list(everything) if old_compatible_area is None else old_compatible_area
    for guess in area:
        if not is_compatible(guess, history):
            area.remove(guess)
    return area
