"""A contradiction ends the game with an assert and its message."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien == bien_places(code, proposition) and mal == mal_places(code, proposition)


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def jeu_2():
    essais = []
    while True:
        code = next((code for code in tous_les_codes() if test_code(code, essais)), None)
        assert code is not None, "Vos réponses sont contradictoires !"
        print("Je propose", code)
        bien, mal = (int(nombre) for nombre in input("bien mal ? ").split())
        essais.append((code, bien, mal))
        if bien == 4:
            print("Trouvé !")
            return len(essais)
