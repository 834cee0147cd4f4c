"""Lists cannot be keys of a dictionary.

titre: Des listes ne peuvent pas être clés d'un dictionnaire.
en: Your function stops with a `TypeError`. If the message says `unhashable`, try `{[1]: 1}`: which type of sequence may be a key?
fr: Votre fonction s'arrête sur une `TypeError`. Si le message dit `unhashable`, essayez `{[1]: 1}` : quel type de suite peut être une clé ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = sorted((code.count(k) for k in set(code)), reverse=True)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
