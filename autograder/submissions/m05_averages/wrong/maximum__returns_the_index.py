"""The rank of the hardest code is returned.

titre: C'est le rang du code le plus difficile qui est renvoyé.
en: Your result is the place of a code in the list: how many tries does the code at that place take?
fr: Votre résultat est la place d'un code dans la liste : combien d'essais le code qui s'y trouve demande-t-il ?
fails: maximum_over_all_secrets
"""


def maximum():
    nombres = [nombre_essais(secret) for secret in tous_les_codes(4, 6)]
    return nombres.index(max(nombres))
