"""The codes are made of the numbers 0 to 5.

titre: Les codes sont faits des nombres de 0 à 5.
en: Which numbers stand for the colours in this game? Show your first proposition.
fr: Quels nombres représentent les couleurs dans ce jeu ? Affichez votre première proposition.
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for i in range(6**4):
        code = [i // 216, i // 36 % 6, i // 6 % 6, i % 6]
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
