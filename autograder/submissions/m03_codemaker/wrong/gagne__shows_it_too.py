"""A won game is told by `gagne` as well.

titre: `gagne` annonce aussi que la partie est gagnée.
en: What appears on the screen when you call `gagne(4, 0)` alone? Which of your functions should be the only one to show anything?
fr: Qu'est-ce qui apparaît à l'écran quand vous appelez `gagne(4, 0)` seule ? Laquelle de vos fonctions devrait être la seule à afficher quelque chose ?
fails: gagne_says_true_or_false
"""


def gagne(bien, mal):
    if bien == 4:
        print("Gagné !")
        return True
    return False
