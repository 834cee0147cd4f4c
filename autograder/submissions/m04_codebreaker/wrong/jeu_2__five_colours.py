"""The codes are made of five colours.

titre: Les codes sont faits de cinq couleurs.
en: Is there a 6 in any of the codes you propose? Play against 6 1 6 2.
fr: L'un au moins des codes que vous proposez contient-il un 6 ? Jouez contre 6 1 6 2.
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for a in range(1, 6):
        for b in range(1, 6):
            for c in range(1, 6):
                for d in range(1, 6):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")
