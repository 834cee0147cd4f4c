"""The list of tries is a default argument: it lives on from one call to the next.

titre: La liste des essais est un argument par défaut : elle survit d'un appel à l'autre.
en: Call your function twice with the same secret: what does the second game keep from the first one?
fr: Appelez votre fonction deux fois avec le même secret : que garde la seconde partie de la première ?
fails: nombre_essais_twice
"""


def nombre_essais(secret, codes=None, essais=[]):
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
