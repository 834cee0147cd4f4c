"""The first of the four loops stops at colour 5.

titre: La première des quatre boucles s'arrête à la couleur 5.
en: Your function finds no secret that begins with 6: which codes does it go through last?
fr: Votre fonction ne trouve aucun secret qui commence par 6 : quels sont les derniers codes qu'elle parcourt ?
fails: nombre_essais_knows_colour_six
"""


def nombre_essais(secret):
    essais = []
    for a in range(1, 6):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                        if code == secret:
                            return len(essais)
