"""The list of tries lives outside of the function and still holds the last game.

titre: La liste des essais est hors de la fonction et contient encore la partie précédente.
en: Play two games without starting the program again: which tries does the second one begin with?
fr: Jouez deux parties sans relancer le programme : avec quels essais la seconde commence-t-elle ?
fails: jeu_2_can_be_played_again
"""

essais = []


def jeu_2():
    coups = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            coups += 1
            if bien == 4:
                print("Trouvé !")
                return coups
    print("Vos réponses se contredisent.")
    return None
