"""A peg never has the colour of the one before it.

titre: Un pion n'a jamais la couleur du précédent.
en: Ask for the codes of `2` pegs and `2` colours: where is `[1, 1]`? What may follow a peg of colour `1`?
fr: Demandez les codes de `2` pions et `2` couleurs : où est `[1, 1]` ? Qu'est-ce qui peut suivre un pion de couleur `1` ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1) if code[-1:] != [k]]
    return codes
