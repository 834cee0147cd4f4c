"""Only the last turn of the history is looked at, in whichever list.

titre: Seul le dernier tour de l'historique est regardé, quelle que soit la liste.
en: After two turns, does each string of your area agree with the first one? Which turns does your function look at?
fr: Après deux tours, chaque chaîne de votre zone s'accorde-t-elle avec le premier ? Quels tours votre fonction regarde-t-elle ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return [guess for guess in area if is_compatible(guess, history[-1:])]
