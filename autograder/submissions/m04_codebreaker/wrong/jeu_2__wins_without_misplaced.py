"""An answer without misplaced pegs is taken for a victory.

titre: Une réponse sans mal placé est prise pour une victoire.
en: The answer to 1 1 1 1 never has a misplaced peg: has your program found the code every time?
fr: La réponse à 1 1 1 1 n'a jamais de mal placé : votre programme a-t-il trouvé le code chaque fois ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if mal == 0:
                return len(essais)
    print("Contradiction !")
