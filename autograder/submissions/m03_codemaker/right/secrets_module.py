# the module secrets; everything about the answer in French words with numbers after them
import secrets


def creer_code():
    return [secrets.randbelow(6) + 1 for i in range(4)]


def demande_proposition():
    nombres = []
    for mot in input("À vous : ").split():
        nombres.append(int(mot))
    return nombres


def gagne(bien, mal):
    return not bien < 4


def occurences(l, n):
    return l.count(n)


def bien_places(l1, l2):
    return [a == b for a, b in zip(l1, l2)].count(True)


def mal_places(l1, l2):
    t = 0
    for n in range(1, 7):
        t += min(occurences(l1, n), occurences(l2, n))
    return t - bien_places(l1, l2)


def jeu():
    code = creer_code()
    nb = 1
    while nb <= 10:
        p = demande_proposition()
        b, m = bien_places(code, p), mal_places(code, p)
        if gagne(b, m):
            print("Félicitations, vous avez trouvé en", nb, "coups !")
            return nb
        print("Combien de bien placés :", b)
        print("Combien de mal placés :", m)
        nb += 1
    print("C'est fini, vous n'avez plus d'essais.")
    return False
