"""The average is cut, not rounded, after one decimal.

titre: La moyenne est coupée, et non arrondie, après une décimale.
en: Is 5.76 nearer to 5.7 or to 5.8? And how many decimals were asked for at least?
fr: 5.76 est-il plus proche de 5.7 ou de 5.8 ? Et combien de décimales demandait-on au moins ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = sum(nombre_essais(secret) for secret in codes)
    return int(10 * total / len(codes)) / 10
