"""The list of the 1296 numbers of tries is returned.

titre: C'est la liste des 1296 nombres d'essais qui est renvoyée.
en: Your function gives the numbers of tries one by one: which single number sums them up?
fr: Votre fonction donne les nombres d'essais un par un : quel nombre, à lui seul, les résume ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    return [nombre_essais(secret) for secret in tous_les_codes(4, 6)]
