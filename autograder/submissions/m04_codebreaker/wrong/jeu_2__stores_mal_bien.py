"""The two numbers typed are taken for each other.

titre: Les deux nombres tapés sont pris l'un pour l'autre.
en: Type the answer of the first move, then show your history: in which order are the two numbers, and in which order does `test_essai` read them?
fr: Saisissez la réponse du premier coup, puis affichez votre historique : dans quel ordre sont les deux nombres, et dans quel ordre `test_essai` les lit-elle ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                return len(essais) + 1
            essais.append((code, mal, bien))
    print("Contradiction !")
