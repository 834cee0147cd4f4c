"""The strings are in a tuple.

titre: Les chaînes sont dans un tuple.
en: Compare `compatible_area([('1234', 3, 0)], [])` with `[]`: of which type is your result?
fr: Comparez `compatible_area([('1234', 3, 0)], [])` à `[]` : de quel type est votre résultat ?
fails: area_is_a_list
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return tuple(guess for guess in area if is_compatible(guess, history))
