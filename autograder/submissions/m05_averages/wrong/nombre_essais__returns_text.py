"""The number is turned into text before it is returned.

titre: Le nombre est changé en texte avant d'être renvoyé.
en: `'6'` is a text, and `6` a number: which of the two can be added up to make an average?
fr: `'6'` est un texte, et `6` un nombre : lequel des deux peut-on additionner pour faire une moyenne ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return str(len(essais))
