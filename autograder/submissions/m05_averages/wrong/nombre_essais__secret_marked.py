"""The well placed pegs of the secret are marked for good when an answer is computed.

titre: Les pions bien placés du code secret sont marqués pour de bon quand une réponse est calculée.
en: Print the secret after each proposition of the game against 1 1 1 2: are the second answer and the first one about the same secret?
fr: Affichez le secret après chaque proposition de la partie contre 1 1 1 2 : la deuxième réponse porte-t-elle sur le même secret que la première ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            mal = mal_places(secret, code)
            bien = 0
            for i in range(4):
                if secret[i] == code[i]:
                    bien += 1
                    secret[i] = 0
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
