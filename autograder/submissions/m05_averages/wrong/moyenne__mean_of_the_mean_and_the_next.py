"""Each new number is averaged with the average so far.

titre: Chaque nouveau nombre est moyenné avec la moyenne jusque-là.
en: What is the average of 1, 1 and 4? Compute it by hand, then as your function does: how much does the last number weigh?
fr: Quelle est la moyenne de 1, 1 et 4 ? Calculez-la à la main, puis comme votre fonction : quel est le poids du dernier nombre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = (resultat + nombre_essais(secret)) / 2
    return resultat
