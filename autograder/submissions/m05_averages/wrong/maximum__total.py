"""All numbers of tries are added up.

titre: Tous les nombres d'essais sont additionnés.
en: No game takes thousands of tries: do you look for the largest number, or do you add them all?
fr: Aucune partie ne demande des milliers d'essais : cherchez-vous le plus grand nombre, ou les additionnez-vous tous ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat += nombre_essais(secret)
    return resultat
