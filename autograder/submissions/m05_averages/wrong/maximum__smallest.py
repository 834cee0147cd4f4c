"""The comparison is the wrong way round: the smallest number is kept.

titre: La comparaison est à l'envers : c'est le plus petit nombre qui est gardé.
en: `1` is what 1 1 1 1 takes: does any other code take more tries?
fr: `1` est ce que demande 1 1 1 1 : un autre code demande-t-il plus d'essais ?
fails: maximum_over_all_secrets
"""


def maximum():
    plus_grand = 10
    for secret in tous_les_codes(4, 6):
        n = nombre_essais(secret)
        if n < plus_grand:
            plus_grand = n
    return plus_grand
