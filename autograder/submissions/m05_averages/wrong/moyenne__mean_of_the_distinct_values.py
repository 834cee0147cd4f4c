"""The numbers of tries are kept in a set: each value counts once.

titre: Les nombres d'essais sont gardés dans un ensemble : chaque valeur compte une fois.
en: 602 secrets take 6 tries, and only six others take 9: how much does each of these two numbers weigh in your average?
fr: 602 secrets demandent 6 essais, et seulement six autres en demandent 9 : quel est le poids de chacun de ces deux nombres dans votre moyenne ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    nombres = set()
    for secret in tous_les_codes(4, 6):
        nombres.add(nombre_essais(secret))
    return sum(nombres) / len(nombres)
