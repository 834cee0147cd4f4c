"""One function per turn, the tries in a list of lists, dictionaries for the answers."""


def test_essai(code, essai):
    attendu = {"bien": essai[1], "mal": essai[2]}
    obtenu = {"bien": bien_places(code, essai[0]), "mal": mal_places(code, essai[0])}
    return attendu == obtenu


def test_code(code, essais):
    compteur = 0
    for k in range(0, len(essais)):
        if test_essai(code, essais[k]):
            compteur += 1
    return compteur == len(essais)


def tour(rang, essais):
    codes = tous_les_codes(4, 6)
    while rang < len(codes) and not test_code(codes[rang], essais):
        rang += 1
    if rang == len(codes):
        print("Il n'y a plus de code possible.")
        return None
    print(codes[rang])
    bien, mal = map(int, input("bien mal ? ").split())
    essais.append([codes[rang], bien, mal])
    if bien == 4:
        return len(essais)
    return tour(rang + 1, essais)


def jeu_2():
    return tour(0, [])
