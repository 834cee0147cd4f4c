"""After each answer but the winning one, the game says that there is an error.

titre: Après chaque réponse, sauf celle qui gagne, la partie dit qu'il y a une erreur.
en: Play a game with right answers: when does your program speak of an error? After which instruction is it known that no code is left?
fr: Jouez une partie avec des réponses justes : quand votre programme parle-t-il d'une erreur ? Après quelle instruction sait-on qu'il ne reste aucun code ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien = int(input("bien ? "))
            mal = int(input("mal ? "))
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
            print("erreur")
