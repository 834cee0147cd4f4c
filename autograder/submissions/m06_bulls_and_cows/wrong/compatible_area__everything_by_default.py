"""The list is taken as the default value when the function is defined.

titre: La liste est prise comme valeur par défaut au moment où la fonction est définie.
en: With `everything = admissible('123', 2)`, which strings does your function look at? Where does it find them, and when: at each call, or once, when Python reads the `def`?
fr: Avec `everything = admissible('123', 2)`, quelles chaînes votre fonction regarde-t-elle ? Où les trouve-t-elle, et quand : à chaque appel, ou une fois, quand Python lit le `def` ?
fails: area_in_everything
"""

everything = admissible()


def compatible_area(history, old_compatible_area=everything):
    return [guess for guess in old_compatible_area if is_compatible(guess, history)]


everything = admissible("1234567", 3)
