"""The colours go down from 6 to 1.

titre: Les couleurs descendent de 6 à 1.
en: Which code comes first in the order of the statement, and which one do you propose first?
fr: Quel code vient en premier dans l'ordre de l'énoncé, et lequel proposez-vous en premier ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    essais = []
    for code in reversed(tous_les_codes(4, 6)):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
