"""Plays games of its own, in which every code gone through counts as a try.

titre: La fonction joue ses propres parties, où chaque code parcouru compte pour un essai.
en: On average your games go through half of all codes: is each of them proposed?
fr: En moyenne, vos parties parcourent la moitié de tous les codes : chacun d'eux est-il proposé ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = 0
    for secret in codes:
        for code in codes:
            total += 1
            if code == secret:
                break
    return total / len(codes)
