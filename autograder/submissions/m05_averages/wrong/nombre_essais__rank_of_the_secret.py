"""The secret is looked up in the list of the codes: its rank, from 0.

titre: Le code secret est cherché dans la liste des codes : c'est son rang, à partir de 0.
en: Your result is the rank of the secret among the 1296 codes, counted from 0: how many of the codes before it are really proposed, and would your program find the code of a friend who does not show it?
fr: Votre résultat est le rang du secret parmi les 1296 codes, compté à partir de 0 : combien des codes qui le précèdent sont-ils vraiment proposés, et votre programme trouverait-il le code d'un ami qui ne le montre pas ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    return tous.index(secret)
