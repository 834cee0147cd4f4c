"""The next code is asked of a generator which has none left.

titre: Le code suivant est demandé à un générateur qui n'en a plus.
en: Answer 0 4 to 1 1 1 1: what does `next` do when there is nothing left?
fr: Répondez 0 4 à 1 1 1 1 : que fait `next` quand il ne reste plus rien ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    possibles = (code for code in tous_les_codes(4, 6) if test_code(code, essais))
    bien = 0
    while bien < 4:
        code = next(possibles)
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
    return len(essais)
