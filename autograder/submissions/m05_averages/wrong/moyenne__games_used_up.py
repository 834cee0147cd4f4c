"""The games are counted when they have been used up already: a division by zero.

en: By which number do you divide? Print it just before the division.
fr: Par quel nombre divisez-vous ? Affichez-le juste avant la division.
fails: moyenne_over_all_secrets
"""


def moyenne():
    essais = (nombre_essais(secret) for secret in tous_les_codes(4, 6))
    total = sum(essais)
    return total / len(list(essais))
