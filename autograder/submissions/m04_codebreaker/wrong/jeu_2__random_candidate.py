"""A code still possible is drawn at random.

titre: Un code encore possible est tiré au hasard.
en: When several codes are possible, which one does the statement want you to propose, and how does your program choose one?
fr: Quand plusieurs codes sont possibles, lequel l'énoncé demande-t-il de proposer, et comment votre programme en choisit-il un ?
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
