"""Codes are removed from the very list that the loop goes through.

titre: Des codes sont retirés de la liste même que la boucle parcourt.
en: When a code is removed from the list that a loop goes through, which code comes next? Print the codes that your loop meets.
fr: Quand on retire un code de la liste qu'une boucle parcourt, quel code vient ensuite ? Affichez les codes que votre boucle rencontre.
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        for autre in restants:
            if not test_code(autre, [essai]):
                restants.remove(autre)
