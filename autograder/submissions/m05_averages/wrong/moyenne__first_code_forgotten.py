"""The secret 1 1 1 1 is left out of the total.

titre: Le code secret 1 1 1 1 manque dans le total.
en: How many games are added up, and by how many do you divide? Is the game against 1 1 1 1 one of them?
fr: Combien de parties additionnez-vous, et par combien divisez-vous ? La partie contre 1 1 1 1 en est-elle ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)[1:]
    return sum(nombre_essais(code) for code in codes) / len(codes)
