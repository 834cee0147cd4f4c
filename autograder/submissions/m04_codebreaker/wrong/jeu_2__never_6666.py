"""The walk through the codes ends just before the last one.

titre: Le parcours des codes s'arrête juste avant le dernier.
en: Take 6 6 6 6 as your secret: does the program ever propose it? Which code is the last one it can propose?
fr: Prenez 6 6 6 6 comme secret : le programme le propose-t-il ? Quel est le dernier code qu'il peut proposer ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    codes = tous_les_codes(4, 6)
    for k in range(len(codes) - 1):
        if test_code(codes[k], essais):
            print(codes[k])
            bien, mal = map(int, input("? ").split())
            essais.append((codes[k], bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent")
