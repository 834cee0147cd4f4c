"""The numbers are added to those of the call before.

titre: Les nombres s'ajoutent à ceux de l'appel précédent.
en: Make the same call twice: the numbers have grown. What should the dictionary hold when a call begins?
fr: Faites deux fois le même appel : les nombres ont augmenté. Que doit contenir le dictionnaire quand un appel commence ?
fails: repartition_twice
"""


def repartition(p, c, nombres={}):
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
