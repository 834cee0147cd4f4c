"""That a game was won is a global variable which is never set back to False.

titre: La victoire est une variable globale qui n'est jamais remise à `False`.
en: Call `gagne(4, 0)`, then `gagne(1, 2)`: is the second game won too?
fr: Appelez `gagne(4, 0)`, puis `gagne(1, 2)` : la seconde partie est-elle gagnée, elle aussi ?
fails: gagne_twice
"""

trouve = False


def gagne(bien, mal):
    global trouve
    if bien == 4:
        trouve = True
    return trouve
