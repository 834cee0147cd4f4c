"""Of a history that was asked about before, the area is the same again, even when another list stands in `everything`.

titre: Pour un historique déjà demandé, la zone est encore la même, même quand `everything` est devenue une autre liste.
en: Put another list into `everything` and ask for the area of the same history: do the strings come from the new list?
fr: Mettez une autre liste dans `everything` et demandez la zone du même historique : les chaînes viennent-elles de la nouvelle liste ?
fails: area_twice
"""


def compatible_area(history, old_compatible_area=None, areas={}):
    if old_compatible_area is not None:
        return [guess for guess in old_compatible_area if is_compatible(guess, history)]
    asked = tuple(history)
    if asked not in areas:
        areas[asked] = [guess for guess in everything if is_compatible(guess, history)]
    return areas[asked].copy()
