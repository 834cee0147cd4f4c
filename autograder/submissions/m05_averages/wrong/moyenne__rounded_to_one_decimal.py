"""The average is rounded to one decimal.

titre: La moyenne est arrondie à une décimale.
en: How many decimals does your result have, and how many were asked for at least?
fr: Combien de décimales votre résultat a-t-il, et combien en demandait-on au moins ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    return round(sum(nombre_essais(secret) for secret in codes) / len(codes), 1)
