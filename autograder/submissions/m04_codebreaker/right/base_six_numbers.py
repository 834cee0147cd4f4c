"""Codes are the numbers 0 to 1295 written in base six; marks on copies to count the pegs."""


def chiffres(n):
    return [n // 216 % 6 + 1, n // 36 % 6 + 1, n // 6 % 6 + 1, n % 6 + 1]


def comparer(code, proposition):
    a = list(code)
    b = list(proposition)
    bien = mal = 0
    for i in range(4):
        if a[i] == b[i]:
            bien += 1
            a[i] = None
            b[i] = "x"
    for i in range(4):
        if b[i] in a:
            a[a.index(b[i])] = None
            mal += 1
    return bien, mal


def test_essai(code, essai):
    bien, mal = comparer(code, essai[0])
    return not (bien != essai[1] or mal != essai[2])


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    n = 0
    while n < 6**4:
        code = chiffres(n)
        if test_code(code, essais):
            print("Essayons", tuple(code))
            bien, mal = map(int, input("Qu'en dites-vous ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print(len(essais))
                return len(essais)
        n += 1
    print("Quelque chose ne va pas dans vos réponses.")
