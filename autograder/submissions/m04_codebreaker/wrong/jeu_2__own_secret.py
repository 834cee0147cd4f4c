"""The program thinks of a secret and answers itself.

titre: Le programme choisit un code secret et se répond à lui-même.
en: Who knows the secret: your program, or the person at the keyboard? When does that person answer?
fr: Qui connaît le code : votre programme, ou la personne au clavier ? Quand cette personne répond-elle ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    secret = [3, 2, 2, 4]
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien = bien_places(code, secret)
            mal = mal_places(code, secret)
            print(bien, mal)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
