"""The numbers typed are left as text.

titre: Les nombres tapés restent du texte.
en: Show your history after the first answer: is `'4'` equal to `4`?
fr: Affichez votre historique après la première réponse : `'4'` est-il égal à `4` ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = input("bien mal ? ").split()
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
