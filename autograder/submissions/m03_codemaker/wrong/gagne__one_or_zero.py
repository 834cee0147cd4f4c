"""The result is 1 or 0.

titre: Le résultat est 1 ou 0.
en: What does `print(gagne(4, 0))` show? Which two values has Python for yes and no?
fr: Qu'affiche `print(gagne(4, 0))` ? Quelles sont, en Python, les deux valeurs pour oui et non ?
fails: gagne_says_true_or_false
"""


def gagne(bien, mal):
    if bien == 4:
        return 1
    return 0
