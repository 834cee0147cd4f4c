"""A code still possible is drawn at random.

en: The propositions are possible, but the same answers do not lead to the first of them in order: who chooses the next one?
fr: Les propositions sont possibles, mais les mêmes réponses ne mènent pas à la première d'entre elles dans l'ordre : qui choisit la suivante ?
fails: jeu_2_goes_through_the_codes_in_order
"""


import random


def jeu_2():
    hasard = random.Random(7)
    candidats = tous_les_codes(4, 6)
    n = 0
    while candidats:
        code = hasard.choice(candidats)
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    print("Contradiction !")
