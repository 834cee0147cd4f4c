"""The result is a list made once, as a default value: it grows from call to call.

titre: Le résultat est une liste créée une seule fois, comme valeur par défaut : elle grandit d'un appel à l'autre.
en: How long is `compatible_area([])` at the second call? When is the list you append to created?
fr: Quelle est la longueur de `compatible_area([])` au second appel ? Quand la liste à laquelle vous ajoutez est-elle créée ?
fails: area_twice
"""


def compatible_area(history, old_compatible_area=None, area=[]):
    for guess in everything if old_compatible_area is None else old_compatible_area:
        if is_compatible(guess, history):
            area.append(guess)
    return area
