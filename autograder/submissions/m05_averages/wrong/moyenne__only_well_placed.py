"""Plays games of its own, in which only the well placed pegs decide what is still possible.

titre: La fonction joue ses propres parties, où seuls les bien placés décident de ce qui reste possible.
en: In your games, what is done with the number of misplaced pegs? Print the game against 6 1 6 2.
fr: Dans vos parties, que fait-on du nombre de pions mal placés ? Affichez la partie contre 6 1 6 2.
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    groupes = [(1, tous_les_codes(4, 6))]
    for essais, groupe in groupes:
        total += essais
        for bien in range(4):
            part = [code for code in groupe if bien_places(code, groupe[0]) == bien]
            if part:
                groupes.append((essais + 1, part))
    return total / 1296
