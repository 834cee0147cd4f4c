"""The number of tries is printed, and nothing is returned.

titre: Le nombre d'essais est affiché, et rien n'est renvoyé.
en: The number appears on the screen, but what would `print(nombre_essais([1, 1, 1, 1]) + 1)` do?
fr: Le nombre apparaît à l'écran, mais que ferait `print(nombre_essais([1, 1, 1, 1]) + 1)` ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                print(len(essais))
                return
