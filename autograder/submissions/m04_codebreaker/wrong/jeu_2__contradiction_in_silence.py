"""When no code is left, the game ends without a word.

titre: Quand il ne reste aucun code, la partie s'arrête sans un mot.
en: Answer 0 4 to 1 1 1 1: how does the person who answers learn that there is a mistake?
fr: Répondez 0 4 à 1 1 1 1 : comment celui qui répond apprend-il qu'il y a une erreur ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
