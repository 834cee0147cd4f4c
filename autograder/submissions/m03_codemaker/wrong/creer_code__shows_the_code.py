"""The code is returned, and printed, too.

titre: Le code est renvoyé, et affiché en plus.
en: Who reads what your function shows, when the game calls it? What is a `print` good for while you are looking for a mistake, and what afterwards?
fr: Qui lit ce que votre fonction affiche, quand c'est le jeu qui l'appelle ? À quoi sert un `print` tant que vous cherchez une erreur, et ensuite ?
fails: creer_code_gives_a_list_of_integers
"""

def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    print("code :", code)
    return code
