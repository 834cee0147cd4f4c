"""The average is cut, not rounded, after three decimals.

titre: La moyenne est coupée, et non arrondie, après trois décimales.
en: Your result is very near. Does every game count in it? And if you have shortened it, was its last decimal rounded, or merely cut off?
fr: Votre résultat est tout proche. Chaque partie y compte-t-elle ? Et si vous l'avez raccourci, l'avez-vous arrondi, ou simplement coupé ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = sum(nombre_essais(secret) for secret in codes)
    return int(1000 * total / len(codes)) / 1000
