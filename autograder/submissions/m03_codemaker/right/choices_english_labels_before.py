# random.choices, English words, labels before the numbers, white pegs announced after the black ones
from random import choices


def creer_code():
    return choices(range(1, 7), k=4)


def demande_proposition():
    return list(map(int, input("Your guess? ").split()))


def gagne(bien, mal):
    if bien == 4:
        return True
    else:
        return False


def bien_places(l1, l2):
    return sum(1 for a, b in zip(l1, l2) if a == b)


def mal_places(l1, l2):
    return sum(min(l1.count(c), l2.count(c)) for c in set(l1)) - bien_places(l1, l2)


def jeu():
    code = creer_code()
    tries = 0
    won = False
    while not won and tries < 10:
        guess = demande_proposition()
        tries += 1
        black, white = bien_places(code, guess), mal_places(code, guess)
        won = gagne(black, white)
        print(f"Black: {black}, white: {white}")
    if won:
        print("You win in", tries, "tries")
        return tries
    print("You lose! The code was", *code)
    return 0
