"""A table has room for the colours 1 to 6 only.

titre: Un tableau n'a de place que pour les couleurs 1 à 6.
en: Try the code `[9]`: how far do the colours go in your function, and how far in the question?
fr: Essayez le code `[9]` : jusqu'où vont les couleurs dans votre fonction, et jusqu'où dans l'énoncé ?
fails: masque_of_any_code
"""


def masque(code):
    numeros = [0] * 7
    dernier = 0
    motif = ""
    for couleur in code:
        if numeros[couleur] == 0:
            dernier += 1
            numeros[couleur] = dernier
        motif += str(numeros[couleur])
    return motif
