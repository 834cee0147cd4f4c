"""The strings of the classic game are made anew, and `everything` is not read.

titre: Les chaînes du jeu classique sont refaites, et `everything` n'est pas lu.
en: With `everything = admissible('123', 2)`, which strings does your function look at? Where does it find them, and when: at each call, or once, when Python reads the `def`?
fr: Avec `everything = admissible('123', 2)`, quelles chaînes votre fonction regarde-t-elle ? Où les trouve-t-elle, et quand : à chaque appel, ou une fois, quand Python lit le `def` ?
fails: area_in_everything
"""


def compatible_area(history, old_compatible_area=None):
    if old_compatible_area is None:
        old_compatible_area = admissible()
    return [guess for guess in old_compatible_area if is_compatible(guess, history)]
