"""The list of tries lives outside of the function, and only a win empties it.

titre: La liste des essais est hors de la fonction, et seule une victoire la vide.
en: Give answers that contradict each other, then play again without starting the program anew: which tries does that game begin with?
fr: Donnez des réponses qui se contredisent, puis rejouez sans relancer le programme : avec quels essais cette partie commence-t-elle ?
fails: jeu_2_can_be_played_again
"""

essais = []


def jeu_2():
    for code in tous_les_codes():
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                coups = len(essais)
                essais.clear()
                return coups
    print("Vos réponses se contredisent.")
