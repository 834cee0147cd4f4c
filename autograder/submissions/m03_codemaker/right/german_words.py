# German words, the number of the try in front of the answer
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(zahl) for zahl in input("Ihr Tipp: ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    geheim = creer_code()
    for versuch in range(1, 11):
        tipp = demande_proposition()
        richtig = bien_places(geheim, tipp)
        falsch = mal_places(geheim, tipp)
        if gagne(richtig, falsch):
            print(f"Gewonnen nach {versuch} Versuchen!")
            return versuch
        print(f"{versuch}. Versuch: {richtig} an der richtigen Stelle, {falsch} an der falschen Stelle")
    print("Leider verloren, der Code war", geheim)
    return None
