"""The counter lives outside of the function and goes on in the next game.

titre: Le compteur est hors de la fonction et continue à la partie suivante.
en: Play two games without starting the program again: from which number does the second one count?
fr: Jouez deux parties sans relancer le programme : à partir de quel nombre la seconde compte-t-elle ?
fails: jeu_2_can_be_played_again
"""

coups = 0


def jeu_2():
    global coups
    essais = []
    for code in tous_les_codes():
        if test_code(code, essais):
            print("Je propose", code)
            coups += 1
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return coups
    print("Vos réponses se contredisent.")
