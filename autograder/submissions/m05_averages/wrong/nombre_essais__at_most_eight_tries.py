"""The game is given up after eight tries.

titre: La partie est abandonnée après huit essais.
en: What becomes of a secret that takes longer than eight tries? Try 5 6 5 4.
fr: Que devient un secret qui demande plus de huit essais ? Essayez 5 6 5 4.
fails: nombre_essais_of_the_hardest_codes
"""


def nombre_essais(secret):
    essais = []
    for code in tous_les_codes(4, 6):
        if len(essais) == 8:
            return None
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
