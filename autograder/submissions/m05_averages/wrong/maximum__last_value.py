"""The value of the last secret is returned.

titre: C'est la valeur du dernier code secret qui est renvoyée.
en: Your function says `6`, and 6 6 6 6 takes 6 tries: do you know a secret that takes more?
fr: Votre fonction dit `6`, et 6 6 6 6 demande 6 essais : connaissez-vous un secret qui en demande plus ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = nombre_essais(secret)
    return resultat
