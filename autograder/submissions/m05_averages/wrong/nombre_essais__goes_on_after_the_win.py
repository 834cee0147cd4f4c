"""The game goes on after the winning proposition.

titre: La partie continue après la proposition gagnante.
en: Print all propositions of the game against 1 1 1 2: does your program stop once the code is found?
fr: Affichez toutes les propositions de la partie contre 1 1 1 2 : votre programme s'arrête-t-il une fois le code trouvé ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    n = 0
    essais = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        n += 1
                        if code == secret:
                            break
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
    return n
