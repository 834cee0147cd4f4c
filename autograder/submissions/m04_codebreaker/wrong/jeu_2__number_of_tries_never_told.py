"""The number of tries is neither returned nor shown.

titre: Le nombre d'essais n'est ni renvoyé ni affiché.
en: At the end of a game, how do you learn in how many tries your program has won?
fr: À la fin d'une partie, comment apprenez-vous en combien d'essais votre programme a gagné ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                print("Trouvé !")
                return
            essais.append((code, bien, mal))
    print("Contradiction !")
