"""The parameters have no default values.

en: All is right with two arguments: try `len(tous_les_codes())`. Which values should the parameters take by themselves?
fr: Tout est juste avec deux arguments : essayez `len(tous_les_codes())`. Quelles valeurs les paramètres doivent-ils prendre d'eux-mêmes ?
fails: tous_les_codes_without_arguments
"""


def tous_les_codes(p, c):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes
