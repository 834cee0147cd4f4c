# a warning before the last try holds the words of the loss; the tries are counted down
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    restants = 10
    print("Trouvez le code en dix essais, sinon vous avez perdu !")
    while restants > 0:
        if restants == 1:
            print("Attention, dernier essai : si c'est faux, vous avez perdu !")
        p = demande_proposition()
        restants -= 1
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Gagné !")
            return 10 - restants
        print(b, "bien,", m, "mal")
    print("Vous avez perdu !")
    return None
