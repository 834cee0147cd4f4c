"""Nothing is returned when the game is not won.

titre: Rien n'est renvoyé quand la partie n'est pas gagnée.
en: What does `print(gagne(0, 0))` show? Which line of your function gives the answer in that case?
fr: Qu'affiche `print(gagne(0, 0))` ? Quelle ligne de votre fonction donne la réponse dans ce cas ?
fails: gagne_says_true_or_false
"""


def gagne(bien, mal):
    if bien == 4:
        return True
