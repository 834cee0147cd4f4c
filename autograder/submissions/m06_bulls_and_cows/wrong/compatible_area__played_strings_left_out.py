"""Strings that were played are left out, even the winning one.

titre: Les chaînes déjà jouées sont oubliées, même la gagnante.
en: After the winning turn, which string may be the secret? What is the area then?
fr: Après le tour gagnant, quelle chaîne peut être le secret ? Quelle est alors la zone ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    played = [turn[0] for turn in history]
    return [guess for guess in area if guess not in played and is_compatible(guess, history)]
