"""The result is a list of pairs instead of a dictionary.

titre: C'est une liste de couples au lieu d'un dictionnaire.
en: Your answer is a list: what does `type({})` say, and how does one ask a dictionary for the number of a kind?
fr: Votre réponse est une liste : que dit `type({})`, et comment demande-t-on à un dictionnaire le nombre d'une sorte ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return list(nombres.items())
