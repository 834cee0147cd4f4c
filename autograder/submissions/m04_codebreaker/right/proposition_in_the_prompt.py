"""The proposition stands in the prompt of input itself; the number of tries is shown, and nothing is returned."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes():
        if test_code(code, essais):
            bien, mal = map(int, input("%d %d %d %d ? " % tuple(code)).split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return
    print("Erreur : aucun code possible")
