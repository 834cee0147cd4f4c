"""All tries so far are shown below the proposition."""

from itertools import product


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def jeu_2():
    essais = []
    for code in map(list, product(range(1, 7), repeat=4)):
        if test_code(code, essais):
            print("Je propose", code)
            print("Essais précédents :", essais)
            bien, mal = map(int, input("? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent.")
