"""The return is inside the loop.

titre: Le `return` est dans la boucle.
en: Your answer is always `'1'`: how many pegs has your function looked at when it ends?
fr: Votre réponse est toujours `'1'` : combien de pions votre fonction a-t-elle regardés quand elle se termine ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
        return motif
