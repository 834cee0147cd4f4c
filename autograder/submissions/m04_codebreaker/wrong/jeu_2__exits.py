"""The whole program is ended when the code is found.

titre: Tout le programme est arrêté quand le code est trouvé.
en: After the game, is there somebody left to receive the number of tries? What does the line where your program stops end: the function, or the whole program?
fr: Après la partie, reste-t-il quelqu'un pour recevoir le nombre d'essais ? À quoi met fin la ligne où votre programme s'arrête : à la fonction, ou à tout le programme ?
fails: jeu_2_ends_when_it_has_won
"""


import sys


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné en", len(essais), "essais")
                sys.exit()
    print("Contradiction !")
