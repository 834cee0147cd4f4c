"""Only codes of four different colours are proposed.

titre: Seuls des codes de quatre couleurs différentes sont proposés.
en: May a code hold the same colour twice? Which code is the first of all in order?
fr: Un code peut-il contenir deux fois la même couleur ? Quel code est le premier de tous dans l'ordre ?
fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
"""


from itertools import permutations


def jeu_2():
    essais = []
    for code in permutations(range(1, 7), 4):
        code = list(code)
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
