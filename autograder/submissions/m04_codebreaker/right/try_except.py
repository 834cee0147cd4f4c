"""The contradiction is an IndexError that is caught."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    try:
        for essai in essais:
            assert test_essai(code, essai)
    except AssertionError:
        return False
    return True


def jeu_2():
    essais = []
    while True:
        try:
            code = [c for c in tous_les_codes(4, 6) if test_code(c, essais)][0]
        except IndexError:
            print("Pas de code possible, vérifiez vos réponses")
            return None
        print(code)
        b, m = map(int, input().split())
        essais.append((code, b, m))
        if b == 4:
            return len(essais)
