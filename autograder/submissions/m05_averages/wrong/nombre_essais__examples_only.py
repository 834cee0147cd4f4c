"""The numbers of the examples are written into the function.

titre: Les nombres des exemples sont écrits dans la fonction.
en: Your function knows the secrets of the examples: what does it do with another one?
fr: Votre fonction connaît les secrets des exemples : que fait-elle d'un autre ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    if secret == [3, 2, 2, 4]:
        return 6
    if secret == [1, 1, 1, 1]:
        return 1
    if secret == [2, 2, 2, 2]:
        return 2
