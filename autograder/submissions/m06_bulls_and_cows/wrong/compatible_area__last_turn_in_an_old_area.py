"""In an old area, only the last turn is looked at.

titre: Dans une ancienne zone, seul le dernier tour est regardé.
en: The old area may be any list. If a string in it contradicts the first turn, does your function notice?
fr: L'ancienne zone peut être n'importe quelle liste. Si une de ses chaînes contredit le premier tour, votre fonction le voit-elle ?
fails: area_in_an_old_area
"""


def compatible_area(history, old_compatible_area=None):
    if old_compatible_area is None:
        return [guess for guess in everything if is_compatible(guess, history)]
    return [guess for guess in old_compatible_area if is_compatible(guess, history[-1:])]
