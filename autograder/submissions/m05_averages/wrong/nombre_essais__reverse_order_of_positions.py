"""The first position changes fastest: 1 1 1 1, 2 1 1 1, 3 1 1 1…

titre: La première position change le plus vite : 1 1 1 1, 2 1 1 1, 3 1 1 1…
en: Which code comes right after 1 1 1 1? Print the game against 1 1 1 2 and the one against 2 1 1 1.
fr: Quel code vient juste après 1 1 1 1 ? Affichez la partie contre 1 1 1 2 et celle contre 2 1 1 1.
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for d in range(1, 7):
        for c in range(1, 7):
            for b in range(1, 7):
                for a in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                        if code == secret:
                            return len(essais)
