"""The misplaced pegs are not asked after four well placed ones."""


def test_essai(code, essai):
    (proposition, bien, mal) = essai
    return bool(bien_places(code, proposition) == bien) & bool(mal_places(code, proposition) == mal)


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien = int(input("Combien de pions bien placés ? "))
            if bien == 4:
                print("Youpi")
                return len(essais) + 1
            mal = int(input("Combien de pions mal placés ? "))
            essais.append((code, bien, mal))
    print("Impossible, il y a une erreur.")
