"""The first peg changes fastest: 1 1 1 1, 2 1 1 1, 3 1 1 1…

titre: Le premier pion change le plus vite : 1 1 1 1, 2 1 1 1, 3 1 1 1…
en: In the order of the statement, which code follows 1 1 1 1? Which of the four pegs changes at every step?
fr: Dans l'ordre de l'énoncé, quel code suit 1 1 1 1 ? Lequel des quatre pions change à chaque pas ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    essais = []
    for d in range(1, 7):
        for c in range(1, 7):
            for b in range(1, 7):
                for a in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")
