"""The game is won when no peg is misplaced.

titre: La partie est gagnée quand aucun pion n'est mal placé.
en: The answer 0 0 has no misplaced peg: has it found the code?
fr: La réponse 0 0 ne compte aucun mal placé : le code est-il trouvé ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    if mal == 0:
        return True
    else:
        return False
