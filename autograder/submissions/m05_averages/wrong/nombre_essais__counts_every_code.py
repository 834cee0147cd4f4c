"""The codes gone through are counted, not those proposed.

titre: Ce sont les codes parcourus qui sont comptés, et non les codes proposés.
en: Your function says `260` for the secret 2 2 2 2: have so many codes really been proposed?
fr: Votre fonction dit `260` pour le secret 2 2 2 2 : a-t-on vraiment proposé tant de codes ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    n = 0
    essais = []
    for code in tous_les_codes(4, 6):
        n += 1
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return n
