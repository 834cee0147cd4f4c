"""Global variables, put back to their first value at the start of each game."""

essais = []
nombre_de_coups = 0


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, liste):
    for essai in liste:
        if not test_essai(code, essai):
            return False
    return True


def demander(code):
    global nombre_de_coups
    print("---------------")
    print("| " + " | ".join(str(p) for p in code) + " |")
    print("---------------")
    bien, mal = map(int, input("Bien / mal : ").split())
    essais.append((code, bien, mal))
    nombre_de_coups += 1
    return bien == 4


def jeu_2():
    global essais, nombre_de_coups
    essais = []
    nombre_de_coups = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            if demander(code):
                return nombre_de_coups
    print("Aucun code possible !")
