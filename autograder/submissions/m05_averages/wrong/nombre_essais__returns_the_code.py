"""The code that was found is returned.

titre: C'est le code trouvé qui est renvoyé.
en: Your function gives the code back: whoever calls it knows that code already. What would they like to know?
fr: Votre fonction rend le code : qui l'appelle le connaît déjà. Que voudrait-il savoir ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return code
