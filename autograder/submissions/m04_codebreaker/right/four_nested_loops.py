"""Four nested loops, left by return; its own counting functions."""


def occurences(l, n):
    return l.count(n)


def bien_places(l1, l2):
    bien = 0
    for i in range(4):
        if l1[i] == l2[i]:
            bien = bien + 1
    return bien


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs = communs + min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return True
    else:
        return False


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print("Je propose :", a, b, c, d)
                        reponse = input("Bien placés et mal placés : ").split()
                        bien = int(reponse[0])
                        mal = int(reponse[1])
                        essais.append((code, bien, mal))
                        if bien == 4:
                            print("Gagné en", len(essais), "essais !")
                            return len(essais)
    print("Vous vous êtes trompé quelque part.")
