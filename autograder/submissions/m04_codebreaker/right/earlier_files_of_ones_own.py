"""Earlier functions are imported from the files of the earlier modules."""

import m02_pegs
from m01_codes import tous_les_codes as tous


def test_essai(code, essai):
    proposition, bien, mal = essai
    return m02_pegs.bien_places(code, proposition) == bien and m02_pegs.mal_places(code, proposition) == mal


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def jeu_2():
    essais = []
    for code in tous(4, 6):
        if test_code(code, essais):
            print(*code)
            bien, mal = map(int, input().split())
            if bien == 4:
                print("gagné")
                return len(essais) + 1
            essais.append((code, bien, mal))
    print("ces réponses ne vont pas ensemble")
