"""The pattern is shown but not returned.

titre: Le motif est affiché mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = masque([1])`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = masque([1])`, que contient `x` ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        print(vues.index(couleur) + 1, end="")
