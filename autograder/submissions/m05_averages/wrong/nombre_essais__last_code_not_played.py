"""The game stops when one candidate is left, which is then never proposed.

titre: La partie s'arrête quand il reste un candidat, qui n'est alors jamais proposé.
en: When a single code is still possible, it is known; but has it been played? Write down the game against 1 1 1 2 to its end.
fr: Quand il ne reste qu'un code possible, il est connu ; mais a-t-il été joué ? Écrivez jusqu'au bout la partie contre 1 1 1 2.
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while len(restants) > 1:
        code = restants[0]
        n += 1
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        restants = [c for c in restants if test_code(c, [essai])]
    return n
