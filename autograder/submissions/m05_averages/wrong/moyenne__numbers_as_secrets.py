"""The numbers 0 to 1295 are taken for secrets.

titre: Les nombres de 0 à 1295 sont pris pour des codes secrets.
en: Print what you give to `nombre_essais`, and what you add up: is the secret a list of four colours, and is the rest a number?
fr: Affichez ce que vous donnez à `nombre_essais`, et ce que vous additionnez : le secret est-il une liste de quatre couleurs, et le reste un nombre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in range(1296):
        total += nombre_essais(secret)
    return total / 1296
