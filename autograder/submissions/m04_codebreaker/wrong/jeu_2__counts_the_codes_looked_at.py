"""All codes that were looked at are counted, proposed or not.

titre: Tous les codes examinés sont comptés, proposés ou non.
en: Count on your fingers the codes that were shown: is that what your counter counts?
fr: Comptez sur vos doigts les codes affichés : est-ce bien cela que compte votre compteur ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    n = 0
    for code in tous_les_codes(4, 6):
        n += 1
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return n
    print("Contradiction !")
