"""True is returned for a game that was won.

titre: C'est `True` qui est renvoyé pour une partie gagnée.
en: A game won in two tries and a game won in nine: does your program return the same thing for both?
fr: Une partie gagnée en deux essais et une partie gagnée en neuf : votre programme renvoie-t-il la même chose pour les deux ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return True
    print("Contradiction !")
    return False
