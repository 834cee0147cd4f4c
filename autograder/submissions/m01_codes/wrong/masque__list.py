"""The numbers are returned in a list.

titre: Les numéros sont renvoyés dans une liste.
en: For the code `[1]` you give `[1]`: what is `'1'` in Python, and what type should the pattern have?
fr: Pour le code `[1]`, vous donnez `[1]` : qu'est-ce que `'1'` en Python, et de quel type doit être le motif ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif.append(vues.index(couleur) + 1)
    return motif
