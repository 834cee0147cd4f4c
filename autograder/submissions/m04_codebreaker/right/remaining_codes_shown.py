"""The number of codes still possible is shown at each turn."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    candidats = tous_les_codes(4, 6)
    coups = 0
    while len(candidats) > 0:
        print(len(candidats), "codes encore possibles")
        print("Proposition :", str(candidats[0]).strip("[]"))
        bien, mal = map(int, input("bien placés, mal placés : ").split())
        coups = coups + 1
        essai = (candidats[0], bien, mal)
        if bien == 4:
            print("Bravo à moi, trouvé en", coups, "coups")
            return coups
        candidats = list(filter(lambda code: test_essai(code, essai), candidats))
    print("0 code possible : vous avez dû vous tromper.")
