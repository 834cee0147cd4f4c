"""The numbers are joined with hyphens.

titre: Les numéros sont joints par des traits d'union.
en: For the code `[1, 1]` your pattern has more than `2` characters: which ones are too many?
fr: Pour le code `[1, 1]`, votre motif a plus de `2` caractères : lesquels sont de trop ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    numeros = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        numeros.append(str(vues.index(couleur) + 1))
    return "-".join(numeros)
