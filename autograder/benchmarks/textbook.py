"""All five modules as a textbook of a first course would solve them: plain loops, nothing kept, nothing clever."""

import random


def nombre_codes(p, c):
    nombre = 1
    for _ in range(p):
        nombre = nombre * c
    return nombre


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        suivants = []
        for code in codes:
            for couleur in range(1, c + 1):
                suivants.append(code + [couleur])
        codes = suivants
    return codes


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif = motif + str(vues.index(couleur) + 1)
    return motif


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        multiplicites = []
        for couleur in range(1, c + 1):
            if couleur in code:
                multiplicites.append(code.count(couleur))
        multiplicites.sort(reverse=True)
        sorte = tuple(multiplicites)
        if sorte in nombres:
            nombres[sorte] = nombres[sorte] + 1
        else:
            nombres[sorte] = 1
    return nombres


def occurences(l, n):
    total = 0
    for element in l:
        if element == n:
            total = total + 1
    return total


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            total = total + 1
    return total


def mal_places(l1, l2):
    total = 0
    for couleur in range(1, 7):
        total = total + min(occurences(l1, couleur), occurences(l2, couleur))
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    restants = list(l2)
    total = 0
    for element in l1:
        if element in restants:
            restants.remove(element)
            total = total + 1
    for i in range(min(len(l1), len(l2))):
        if l1[i] == l2[i]:
            total = total - 1
    return total


def creer_code():
    code = []
    for _ in range(4):
        code.append(random.randint(1, 6))
    return code


def demande_proposition():
    proposition = []
    for morceau in input("Votre proposition : ").split():
        proposition.append(int(morceau))
    return proposition


def gagne(bien, mal):
    return bien == 4


def jeu():
    code = creer_code()
    essais = 0
    while essais < 10:
        proposition = demande_proposition()
        essais = essais + 1
        bien = bien_places(code, proposition)
        mal = mal_places(code, proposition)
        if gagne(bien, mal):
            print("Gagné en", essais, "essais")
            return essais
        print("Bien placés :", bien, "mal placés :", mal)
    print("Perdu, le code était", code)
    return None


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
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print("Je propose", code)
                        bien = int(input("Combien de bien placés ? "))
                        mal = int(input("Combien de mal placés ? "))
                        essais.append((code, bien, mal))
                        if bien == 4:
                            print("J'ai trouvé en", len(essais), "essais")
                            return len(essais)
    print("Vos réponses se contredisent")
    return None


def nombre_essais(secret):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
            if code == secret:
                return len(essais)


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total = total + nombre_essais(secret)
    return total / 1296


def maximum():
    plus_grand = 0
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > plus_grand:
            plus_grand = nombre_essais(secret)
    return plus_grand


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    total = 0
    for _ in range(n):
        secret = creer_code()
        essais = []
        for code in codes:
            if test_code(code, essais):
                essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                if code == secret:
                    break
        total = total + len(essais)
    return total / n


if __name__ == "__main__":
    print(moyenne(), maximum(), moyenne_melange(100))
