"""itertools.product, tuples for codes, for/else."""

from itertools import product


def test_essai(code, essai):
    return (bien_places(code, essai[0]), mal_places(code, essai[0])) == (essai[1], essai[2])


def test_code(code, essais):
    return all([test_essai(code, e) for e in essais])


def jeu_2():
    trials = []
    for code in product(range(1, 7), repeat=4):
        if not test_code(list(code), trials):
            continue
        print(code)
        well, misplaced = [int(x) for x in input("well placed, misplaced? ").split()]
        trials.append((list(code), well, misplaced))
        if well == 4:
            break
    else:
        print("Your answers contradict each other.")
        return None
    return len(trials)
