"""The pattern is returned as a whole number.

titre: Le motif est renvoyé comme un nombre entier.
en: For the code `[1, 1]` you give `11`, a whole number: of what type is `'11'`?
fr: Pour le code `[1, 1]`, vous donnez `11`, un nombre entier : de quel type est `'11'` ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = 0
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif = motif * 10 + vues.index(couleur) + 1
    return motif
