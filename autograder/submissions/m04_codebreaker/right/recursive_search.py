"""A recursive generator of codes and a recursive test of the history."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    if essais == []:
        return True
    return test_essai(code, essais[0]) and test_code(code, essais[1:])


def tous(prefixe):
    if len(prefixe) == 4:
        return [prefixe]
    resultat = []
    for couleur in range(1, 7):
        resultat += tous(prefixe + [couleur])
    return resultat


def jeu_2():
    def jouer(codes, essais):
        if not codes:
            print("contradiction")
            return None
        premier = codes[0]
        print(premier)
        bien, mal = map(int, input().split())
        essais = essais + [(premier, bien, mal)]
        if bien == 4:
            return len(essais)
        return jouer([c for c in codes if test_code(c, essais)], essais)

    return jouer(tous([]), [])
