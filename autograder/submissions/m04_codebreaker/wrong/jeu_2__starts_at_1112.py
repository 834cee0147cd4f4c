"""The first code is left out.

titre: Le premier code est oublié.
en: Think of 1 1 1 1: does your program find it? Which code does your walk meet first?
fr: Pensez à 1 1 1 1 : votre programme le trouve-t-il ? Quel code votre parcours rencontre-t-il en premier ?
fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
"""


def suivant(code):
    code = code[:]
    i = 3
    while code[i] == 6:
        code[i] = 1
        i -= 1
    code[i] += 1
    return code


def jeu_2():
    essais = []
    code = [1, 1, 1, 1]
    while code != [6, 6, 6, 6]:
        code = suivant(code)
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
