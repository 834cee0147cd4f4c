"""The loop stops before the last peg.

titre: La boucle s'arrête avant le dernier pion.
en: For the code `[1]` your pattern is empty: which peg does your function never look at?
fr: Pour le code `[1]`, votre motif est vide : quel pion votre fonction ne regarde-t-elle jamais ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for i in range(len(code) - 1):
        if code[i] not in vues:
            vues.append(code[i])
        motif += str(vues.index(code[i]) + 1)
    return motif
