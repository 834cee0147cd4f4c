# a line that is no proposition is refused in demande_proposition, which asks again
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    while True:
        try:
            prop = [int(n) for n in input("Proposition : ").split()]
        except ValueError:
            print("Des nombres, s'il vous plaît")
            continue
        if len(prop) == 4 and all(1 <= n <= 6 for n in prop):
            return prop
        print("Il faut 4 nombres entre 1 et 6")


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return len([i for i in range(4) if l1[i] == l2[i]])


def mal_places(l1, l2):
    return len([0 for c in range(1, 7) for _ in range(min(l1.count(c), l2.count(c)))]) - bien_places(l1, l2)


def jeu():
    code = creer_code()
    for essai in range(1, 11):
        p = demande_proposition()
        b = bien_places(code, p)
        m = mal_places(code, p)
        if gagne(b, m):
            print("Bien joué, gagné en", essai, "essai(s)")
            return essai
        print("Bien placés :", b, "/ Mal placés :", m, "/ Essais restants :", 10 - essai)
    print("Perdu, la solution était", " ".join(str(c) for c in code))
    return None
