"""The default number of colours is 8.

titre: Le nombre de couleurs par défaut est 8.
en: Without arguments, you give the codes of `8` colours: how many colours does the classic game have?
fr: Sans argument, vous donnez les codes de `8` couleurs : combien de couleurs a le jeu classique ?
fails: tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=8):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes
