"""The decoder looks among the codes of five colours only.

titre: Le décodeur ne cherche que parmi les codes de cinq couleurs.
en: Which colours do the codes you go through use? Print the last of them.
fr: Quelles couleurs les codes que vous parcourez utilisent-ils ? Affichez le dernier d'entre eux.
fails: nombre_essais_knows_colour_six
"""


def nombre_essais(secret):
    essais = []
    for a in range(1, 6):
        for b in range(1, 6):
            for c in range(1, 6):
                for d in range(1, 6):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                        if code == secret:
                            return len(essais)
