"""After each proposition, the next code is skipped.

titre: Après chaque proposition, le code suivant est sauté.
en: After 1 1 1 1, which code does your walk look at? Are there codes it never looks at?
fr: Après 1 1 1 1, quel code votre parcours regarde-t-il ? Y a-t-il des codes qu'il ne regarde jamais ?
fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    codes = tous_les_codes(4, 6)
    essais = []
    i = 0
    while i < len(codes):
        if test_code(codes[i], essais):
            print(codes[i])
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((codes[i], bien, mal))
            if bien == 4:
                return len(essais)
            i += 1
        i += 1
    print("Contradiction !")
