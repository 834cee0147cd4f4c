"""The result is shown or computed but not returned.

titre: Le résultat est affiché ou calculé, mais pas renvoyé.
en: After `x = gagne(4, 0)`, what does `x` hold? Showing is not returning.
fr: Après `x = gagne(4, 0)`, que contient `x` ? Afficher n'est pas renvoyer.
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    if bien == 4:
        print(True)
    else:
        print(False)
