"""A number of tries is returned that is not the largest: that of the last secret, say.

titre: Le nombre d'essais renvoyé n'est pas le plus grand : c'est celui du dernier code secret, par exemple.
en: Your function says `6`, and 6 6 6 6 takes 6 tries: do you know a secret that takes more?
fr: Votre fonction dit `6`, et 6 6 6 6 demande 6 essais : connaissez-vous un secret qui en demande plus ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = nombre_essais(secret)
    return resultat
