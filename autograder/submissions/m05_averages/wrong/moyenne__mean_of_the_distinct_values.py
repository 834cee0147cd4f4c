"""The numbers of tries are kept in a set: each value counts once.

en: 6 tries are needed for 602 secrets, 9 tries for six of them: how much does each number weigh in your average?
fr: 6 essais sont nécessaires pour 602 secrets, 9 essais pour six d'entre eux : quel est le poids de chaque nombre dans votre moyenne ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    nombres = set()
    for secret in tous_les_codes(4, 6):
        nombres.add(nombre_essais(secret))
    return sum(nombres) / len(nombres)
