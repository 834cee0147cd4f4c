"""After the victory, the program says what it says at a contradiction.

titre: Après la victoire, le programme dit ce qu'il dit à une contradiction.
en: Play against 3 2 2 4 to the end and read the last line that is shown: what does your program do after it has won?
fr: Jouez contre 3 2 2 4 jusqu'au bout et lisez la dernière ligne affichée : que fait votre programme après avoir gagné ?
fails: jeu_2_ends_when_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
    print("Vos réponses se contredisent.")
