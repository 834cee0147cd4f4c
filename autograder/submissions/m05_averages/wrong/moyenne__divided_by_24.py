"""The total is divided by 4 * 6.

titre: Le total est divisé par `4 * 6`.
en: No game takes 311 tries: by how many games do you divide? Four pegs of six colours make how many codes?
fr: Aucune partie ne demande 311 essais : par combien de parties divisez-vous ? Quatre pions de six couleurs font combien de codes ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / (4 * 6)
