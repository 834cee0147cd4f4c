"""At a contradiction, the number of answers that made it is told; the count starts at 1."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    coup = 1
    essais = []
    codes = iter(tous_les_codes(4, 6))
    code = next(codes)
    while code is not None:
        print(f"[{coup}] Je joue {code}")
        bien, mal = map(int, input("Réponse ? ").replace(",", " ").split())
        if bien == 4:
            print("Gagné au coup", coup)
            return coup
        essais.append((code, bien, mal))
        coup += 1
        code = next((c for c in codes if test_code(c, essais)), None)
    print("Vos", len(essais), "réponses ne vont pas ensemble.")
    return 0
