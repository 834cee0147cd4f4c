"""The codes are read from the figures of whole numbers, so that colours stop at 9.

titre: Les codes sont lus dans les chiffres de nombres entiers : les couleurs s'arrêtent à 9.
en: Ask for the codes of `1` peg and `12` colours: where is the colour `10`? How many figures does it have?
fr: Demandez les codes de `1` pion et `12` couleurs : où est la couleur `10` ? Combien de chiffres a-t-elle ?
fails: tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    codes = []
    for n in range(int("1" * p), int(str(min(c, 9)) * p) + 1):
        chiffres = [int(chiffre) for chiffre in str(n)]
        if min(chiffres) >= 1 and max(chiffres) <= c:
            codes.append(chiffres)
    return codes
