"""Codes are texts inside the game, converted where they are tested."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def en_liste(texte):
    return [int(chiffre) for chiffre in texte]


def jeu_2():
    codes = [str(n) for n in range(1111, 6667) if set(str(n)) <= set("123456")]
    essais = []
    for texte in codes:
        if test_code(en_liste(texte), essais):
            print("Proposition " + texte)
            reponse = input("Réponse, par exemple 2 1 : ").strip()
            bien, mal = int(reponse[0]), int(reponse[-1])
            essais.append((en_liste(texte), bien, mal))
            if bien == 4:
                return len(essais)
    print("Aucun code de 1111 à 6666 ne convient.")
