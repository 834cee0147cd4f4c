"""Each code is compared with the first answer only.

titre: Chaque code n'est comparé qu'à la première réponse.
en: After the second answer, does your program know more than after the first one? Compare its third proposition with the second answer.
fr: Après la deuxième réponse, votre programme en sait-il plus qu'après la première ? Comparez sa troisième proposition à la deuxième réponse.
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if essais == [] or test_essai(code, essais[0]):
            print(*code)
            bien, mal = map(int, input("> ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Réponses contradictoires")
