"""The old area is not used.

titre: L'ancienne zone ne sert pas.
en: Is the second parameter used anywhere in your function? Give it a list of one string and see.
fr: Le second paramètre sert-il quelque part dans votre fonction ? Donnez-lui une liste d'une seule chaîne pour voir.
fails: area_in_an_old_area
"""


def compatible_area(history, old_compatible_area=None):
    area = []
    for guess in everything:
        if is_compatible(guess, history):
            area.append(guess)
    return area
