"""The dictionary is shown but not returned.

titre: Le dictionnaire est affiché mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = repartition(1, 1)`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = repartition(1, 1)`, que contient `x` ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    print(nombres)
