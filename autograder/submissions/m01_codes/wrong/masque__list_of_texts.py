"""The figures are strings, but in a list.

titre: Les chiffres sont des chaînes, mais dans une liste.
en: For the code `[1]` you give `['1']`: is that a string, or a list with a string in it?
fr: Pour le code `[1]`, vous donnez `['1']` : est-ce une chaîne, ou une liste qui contient une chaîne ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif.append(str(vues.index(couleur) + 1))
    return motif
