"""The strings are in a tuple.

titre: Les chaînes sont dans un tuple.
en: Your result is in round brackets: of which type is it, and of which type is `[]`?
fr: Votre résultat est entre parenthèses : de quel type est-il, et de quel type est `[]` ?
fails: area_is_a_list
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return tuple(guess for guess in area if is_compatible(guess, history))
