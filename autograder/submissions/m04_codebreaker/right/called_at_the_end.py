"""The game is started at the end of the file, as in a script."""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes


def bien_places(l1, l2):
    return sum(x == y for x, y in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(c), l2.count(c)) for c in set(l1)) - bien_places(l1, l2)


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais) == True:
            print("Est-ce que c'est", code, "?")
            rep = input("bien mal : ")
            rep = rep.split()
            (bien, mal) = (int(rep[0]), int(rep[1]))
            essais = essais + [(code, bien, mal)]
            if bien == 4:
                print("Gagné !!!")
                return (len(essais))
    return "Tu as triché"


print("Bienvenue dans le Mastermind")
jeu_2()
