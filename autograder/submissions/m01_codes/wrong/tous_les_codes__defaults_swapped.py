"""The default values are exchanged: 6 pegs, 4 colours.

titre: Les valeurs par défaut sont échangées : 6 pions, 4 couleurs.
en: Without arguments, you give the codes of `6` pegs and `4` colours: how many pegs and how many colours does the classic game have?
fr: Sans argument, vous donnez les codes de `6` pions et `4` couleurs : combien de pions et combien de couleurs a le jeu classique ?
fails: tous_les_codes_without_arguments
"""


def tous_les_codes(p=6, c=4):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes
