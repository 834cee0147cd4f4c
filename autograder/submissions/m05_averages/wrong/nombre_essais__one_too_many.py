"""The counter starts at 1 and is increased for the first proposition too.

titre: Le compteur part de 1 et augmente aussi pour la première proposition.
en: The secret 1 1 1 1 is found by the very first proposition: how many tries is that, and how many does your function count?
fr: Le secret 1 1 1 1 est trouvé dès la toute première proposition : combien d'essais cela fait-il, et combien votre fonction en compte-t-elle ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    n = 1
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            n += 1
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            if bien == 4:
                return n
            essais.append((code, bien, mal))
