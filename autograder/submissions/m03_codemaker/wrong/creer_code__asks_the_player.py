"""The function asks for the code instead of drawing it.

titre: La fonction demande le code au lieu de le tirer.
en: When `creer_code()` runs, somebody has to type: who makes the code in this game, the player or the computer?
fr: Quand `creer_code()` s'exécute, quelqu'un doit saisir quelque chose : qui fait le code dans ce jeu, le joueur ou l'ordinateur ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    return [int(n) for n in input("Code ? ").split()]
