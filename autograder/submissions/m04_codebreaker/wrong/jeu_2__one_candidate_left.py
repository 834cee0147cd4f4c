"""The game stops when one candidate is left, which is never proposed.

titre: La partie s'arrête quand il reste un candidat, qui n'est jamais proposé.
en: The last code is known, but has it been played?
fr: Le dernier code est connu, mais a-t-il été joué ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while len(candidats) > 1:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        candidats = [code for code in candidats if test_essai(code, (proposition, bien, mal))]
    if len(candidats) == 0:
        print("Contradiction !")
    else:
        print("J'ai trouvé.")
        return essais
