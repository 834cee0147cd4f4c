"""The list of candidates is global: the first game leaves only a few of them.

titre: La liste des candidats est globale : la première partie n'en laisse que quelques-uns.
en: Call your function twice with the same secret: which codes are left for the second game to look in?
fr: Appelez votre fonction deux fois avec le même secret : quels codes reste-t-il à parcourir pour la seconde partie ?
fails: nombre_essais_twice
"""

restants = tous_les_codes(4, 6)


def nombre_essais(secret, codes=None):
    n = 0
    while restants:
        code = restants.pop(0)
        n += 1
        if code == secret:
            return n
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        restants[:] = [c for c in restants if test_code(c, [essai])]
