"""The games are counted when they have been used up already: a division by zero.

titre: Les parties sont comptées alors qu'elles sont déjà consommées : une division par zéro.
en: By which number do you divide? Print it just before the division.
fr: Par quel nombre divisez-vous ? Affichez-le juste avant la division.
fails: moyenne_over_all_secrets
"""


def moyenne():
    essais = (nombre_essais(secret) for secret in tous_les_codes(4, 6))
    total = sum(essais)
    return total / len(list(essais))
