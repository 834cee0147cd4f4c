"""The maximum is turned into text.

titre: Le maximum est changé en texte.
en: `type(maximum())` is `str`: which is the larger, `'9'` or `'10'`?
fr: `type(maximum())` est `str` : lequel est le plus grand, `'9'` ou `'10'` ?
fails: maximum_over_all_secrets
"""


def maximum():
    return max(str(nombre_essais(secret)) for secret in tous_les_codes(4, 6))
