"""The player is asked to think of a code and to press Enter before the first proposition."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    input("Pensez à un code de 4 pions (couleurs 1 à 6), puis appuyez sur Entrée.")
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Coup n°", len(essais) + 1)
            print(code[0], code[1], code[2], code[3])
            bien, mal = map(int, input("Bien placés, mal placés : ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Il y a une erreur dans vos réponses.")
