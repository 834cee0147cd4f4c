"""Only the 360 secrets of four different colours are played.

titre: Seuls les 360 codes secrets de quatre couleurs différentes sont joués.
en: Over how many secrets do you take the average? Is 1 1 2 2 one of them?
fr: Sur combien de secrets prenez-vous la moyenne ? 1 1 2 2 en fait-il partie ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    secrets = [code for code in tous_les_codes(4, 6) if len(set(code)) == 4]
    return sum(nombre_essais(secret) for secret in secrets) / len(secrets)
