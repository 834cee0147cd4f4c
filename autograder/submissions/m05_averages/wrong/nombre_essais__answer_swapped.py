"""The try is stored as (code, misplaced, well placed).

titre: L'essai est rangé sous la forme (code, mal placés, bien placés).
en: Print your list of tries for the secret 3 2 2 4 and read its lines one by one: which of the two numbers is that of the well placed pegs?
fr: Affichez votre liste d'essais pour le secret 3 2 2 4 et lisez-en les lignes une à une : lequel des deux nombres est celui des bien placés ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, mal, bien))
            if bien == 4:
                return len(essais)
