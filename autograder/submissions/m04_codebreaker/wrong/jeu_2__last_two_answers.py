"""Each code is compared with the last two answers only.

titre: Chaque code n'est comparé qu'aux deux dernières réponses.
en: Play against 6 1 6 2 and compare each proposition with the very first answer: until which move is it remembered?
fr: Jouez contre 6 1 6 2 et comparez chaque proposition à la toute première réponse : jusqu'à quel coup s'en souvient-on ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    avant_dernier = None
    dernier = None
    n = 0
    for code in tous_les_codes(4, 6):
        if avant_dernier is not None and not test_essai(code, avant_dernier):
            continue
        if dernier is not None and not test_essai(code, dernier):
            continue
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        avant_dernier = dernier
        dernier = (code, bien, mal)
    print("Contradiction !")
