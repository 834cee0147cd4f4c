"""A contradiction is told, and ends the whole program."""

import sys


def test_essai(code, essai):
    return bien_places(code, essai[0]) == essai[1] and mal_places(code, essai[0]) == essai[2]


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent !")
    sys.exit()
