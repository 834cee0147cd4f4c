"""The list is taken as the default value when the function is defined.

en: When is a default value computed: at each call, or once, when Python reads the `def`? Put another list in `everything` and see.
fr: Quand une valeur par défaut est-elle calculée : à chaque appel, ou une fois, quand Python lit le `def` ? Mettez une autre liste dans `everything` pour voir.
fails: area_in_everything
"""


everything = admissible()


def compatible_area(history, old_compatible_area=everything):
    return [guess for guess in old_compatible_area if is_compatible(guess, history)]


everything = admissible("1234567", 3)
