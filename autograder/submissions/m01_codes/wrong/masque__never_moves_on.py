"""The index grows only when the colour is new.

titre: L'indice n'avance que si la couleur est nouvelle.
en: Try `[1, 1]`: your function does not finish. What should change at each turn of the loop, and does it when a colour comes back?
fr: Essayez `[1, 1]` : votre fonction ne se termine pas. Qu'est-ce qui doit changer à chaque tour, et cela change-t-il quand une couleur revient ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    i = 0
    while i < len(code):
        if code[i] not in vues:
            vues.append(code[i])
            motif += str(len(vues))
            i += 1
    return motif
