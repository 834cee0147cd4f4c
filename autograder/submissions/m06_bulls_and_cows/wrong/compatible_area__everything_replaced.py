"""What is left is given to the name `everything`.

titre: Ce qui reste est donné au nom `everything`.
en: After your call, what is called `everything`? Which strings would the first turn of a new game begin with?
fr: Après votre appel, qu'est-ce qui s'appelle `everything` ? Avec quelles chaînes le premier tour d'une nouvelle partie commencerait-il ?
fails: area_leaves_lists_alone
"""


def compatible_area(history, old_compatible_area=None):
    global everything
    if old_compatible_area is not None:
        return [guess for guess in old_compatible_area if is_compatible(guess, history)]
    everything = [guess for guess in everything if is_compatible(guess, history)]
    return everything
