"""Only codes of four different colours are proposed.

titre: Seuls des codes de quatre couleurs différentes sont proposés.
en: The secret 1 1 1 1 should be found at once: may a proposition repeat a colour in your program?
fr: Le secret 1 1 1 1 devrait être trouvé aussitôt : dans votre programme, une proposition peut-elle répéter une couleur ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if len(set(code)) == 4 and test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
