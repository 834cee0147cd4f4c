"""The first candidate is taken even when there is none.

titre: Le premier candidat est pris même quand il n'y en a aucun.
en: Answer 0 4 to 1 1 1 1: how many codes are left, and which one does your program take?
fr: Répondez 0 4 à 1 1 1 1 : combien de codes reste-t-il, et lequel votre programme prend-il ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    bien = 0
    n = 0
    while bien != 4:
        code = candidats[0]
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    return n
