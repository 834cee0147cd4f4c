"""One proposition is made; no later code agrees with what is kept of it.

titre: Une seule proposition est faite : aucun code suivant ne s'accorde avec ce qui en est gardé.
en: Your program makes one proposition and ends: show your history at that moment. Which code stands in it, which two numbers and of which kind? And what ends the game?
fr: Votre programme fait une proposition et s'arrête : affichez votre historique à ce moment. Quel code s'y trouve, avec quels nombres, et de quelle nature ? Et qu'est-ce qui met fin à la partie ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    code = [1, 1, 1, 1]
    essais = []
    for a in range(1, 7):
        code[0] = a
        for b in range(1, 7):
            code[1] = b
            for c in range(1, 7):
                code[2] = c
                for d in range(1, 7):
                    code[3] = d
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")
