"""The index grows only when the colour is new.

titre: L'indice n'avance que si la couleur est nouvelle.
en: Your function does not finish when a colour comes back: what should change at each turn of the loop, and does it then?
fr: Votre fonction ne se termine pas quand une couleur revient : qu'est-ce qui doit changer à chaque tour, et cela change-t-il alors ?
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
