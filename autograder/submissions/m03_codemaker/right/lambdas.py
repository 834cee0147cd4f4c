# the small functions are lambdas
import random

creer_code = lambda: [random.randint(1, 6) for _ in range(4)]
demande_proposition = lambda: list(map(int, input("Code : ").split()))
gagne = lambda bien, mal: bien == 4
bien_places = lambda l1, l2: sum(map(lambda a, b: a == b, l1, l2))
mal_places = lambda l1, l2: sum(min(l1.count(c), l2.count(c)) for c in range(1, 7)) - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    for n in range(1, 11):
        p = demande_proposition()
        r = bien_places(secret, p), mal_places(secret, p)
        if gagne(*r):
            print("Ok")
            return n
        print(list(r))
    print("Ko")
    return False
