# emoji beside the numbers, and the pegs of the proposition drawn as coloured discs
import random

PIONS = {1: "🔴", 2: "🟢", 3: "🔵", 4: "🟡", 5: "🟣", 6: "🟠"}


def creer_code():
    return random.choices(list(PIONS), k=4)


def demande_proposition():
    return [int(n) for n in input("🎲 Proposition ? ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        dessin = "".join(PIONS.get(n, "?") for n in p)
        if gagne(b, m):
            print(dessin, "🎉 gagné !")
            return essai
        print(f"{dessin}  ⚫ {b}  ⚪ {m}")
    print("💀 perdu ! Le code était", "".join(PIONS[n] for n in secret))
    return None
