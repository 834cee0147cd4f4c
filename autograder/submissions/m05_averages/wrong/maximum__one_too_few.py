"""The winning try is taken away.

titre: L'essai gagnant est déduit.
en: Eight tries are not enough for 5 6 5 4: does your function play this secret, and how many tries does it count then?
fr: Huit essais ne suffisent pas pour 5 6 5 4 : votre fonction joue-t-elle ce secret, et combien d'essais compte-t-elle alors ?
fails: maximum_over_all_secrets
"""


def maximum():
    return max(nombre_essais(secret) - 1 for secret in tous_les_codes(4, 6))
