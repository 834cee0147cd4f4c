"""A while loop with an index, flags compared with == True, and two questions."""


def test_essai(code, essai):
    ok = False
    if (bien_places(code, essai[0]) == essai[1]) == True:
        if (mal_places(code, essai[0]) == essai[2]) == True:
            ok = True
    return ok


def test_code(code, essais):
    i = 0
    possible = True
    while i < len(essais) and possible == True:
        if test_essai(code, essais[i]) == False:
            possible = False
        i += 1
    return possible


def jeu_2():
    codes = tous_les_codes(4, 6)
    essais = []
    i = 0
    gagne = False
    while gagne == False and i < len(codes):
        if test_code(codes[i], essais) == True:
            print("Proposition :", codes[i])
            bien = int(input("Nombre de bien placés ? "))
            mal = int(input("Nombre de mal placés ? "))
            essais.append((codes[i], bien, mal))
            if bien == 4:
                gagne = True
        i += 1
    if gagne == True:
        return len(essais)
    else:
        print("Il y a une contradiction dans vos réponses")
