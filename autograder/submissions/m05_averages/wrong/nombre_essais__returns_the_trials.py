"""The list of tries is returned instead of its length.

titre: C'est la liste des essais qui est renvoyée, au lieu de sa longueur.
en: Your function gives the tries themselves: what was asked for, the tries or how many they are?
fr: Votre fonction donne les essais eux-mêmes : que demandait-on, les essais ou leur nombre ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return essais
