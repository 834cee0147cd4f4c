"""A generator of possible codes that sees the history grow."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return not any(not test_essai(code, e) for e in essais)


def possibles(essais):
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            yield code


def jeu_2():
    essais = []
    for code in possibles(essais):
        print("1-er essai" if not essais else "Encore un essai", "->", "-".join(map(str, code)))
        bien, mal = map(int, input("? ").split())
        if bien == 4:
            return len(essais) + 1
        essais.append((code, bien, mal))
    print("Plus aucun code possible")
