"""When no code is left, all codes are looked at for ever.

titre: Quand il ne reste aucun code, tous les codes sont parcourus sans fin.
en: Answer 0 4 to 1 1 1 1: what does your program do once it has looked at all codes and found none?
fr: Répondez 0 4 à 1 1 1 1 : que fait votre programme une fois qu'il a regardé tous les codes sans en trouver un seul ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    tous = tous_les_codes(4, 6)
    while True:
        for code in tous:
            if test_code(code, essais):
                print(code)
                bien, mal = map(int, input("bien mal ? ").split())
                essais.append((code, bien, mal))
                if bien == 4:
                    return len(essais)
