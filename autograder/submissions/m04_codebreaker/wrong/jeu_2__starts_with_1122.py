"""The first proposition is 1 1 2 2, chosen because it tells more.

titre: La première proposition est 1 1 2 2, choisie parce qu'elle en apprend plus.
en: It may well be a clever first proposition. But which code is the first one in order?
fr: C'est peut-être une première proposition habile. Mais quel code est le premier dans l'ordre ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    essais = []
    code = [1, 1, 2, 2]
    candidats = tous_les_codes(4, 6)
    while True:
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
        if bien == 4:
            return len(essais)
        candidats = [c for c in candidats if test_essai(c, essais[-1])]
        if candidats == []:
            print("Contradiction !")
            return None
        code = candidats[0]
