"""The parameters have no default values.

titre: Les paramètres n'ont pas de valeurs par défaut.
en: Try `len(tous_les_codes())`, without arguments. Which values should the parameters take by themselves when none are given?
fr: Essayez `len(tous_les_codes())`, sans argument. Quelles valeurs les paramètres doivent-ils prendre d'eux-mêmes quand on n'en donne aucune ?
fails: tous_les_codes_without_arguments
"""


def tous_les_codes(p, c):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes
