"""The same words at each turn and at a contradiction, with another number: how many codes are left."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def jeu_2():
    essais = []
    restants = tous_les_codes(4, 6)
    while restants:
        print(len(restants), "codes possibles")
        print(restants[0])
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((restants[0], bien, mal))
        if bien == 4:
            return len(essais)
        restants = [code for code in restants if test_code(code, essais)]
    print("0 codes possibles")
