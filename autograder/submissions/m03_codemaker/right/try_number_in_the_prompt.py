# the prompt of each question says "Essai 3/10", printed right after the answer to the one before
import random

essai_en_cours = 0


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input(f"Essai {essai_en_cours}/10 (4 couleurs de 1 à 6) : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    global essai_en_cours
    essai_en_cours = 0
    secret = creer_code()
    while essai_en_cours < 10:
        essai_en_cours += 1
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Gagné !")
            return essai_en_cours
        print(b, m)
    print("Perdu !")
    return None
