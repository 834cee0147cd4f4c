"""The pegs are worked out from the rank by `/`, and are floats.

titre: Les pions sont calculés à partir du rang avec `/`, et sont des nombres à virgule.
en: Your codes are the right ones, but how does Python show their pegs: `1`, or `1.0`? Which operation gives a whole number?
fr: Vos codes sont les bons, mais comment Python affiche-t-il leurs pions : `1`, ou `1.0` ? Quelle opération donne un nombre entier ?
fails: tous_les_codes_are_lists
"""


def tous_les_codes(p=4, c=6):
    return [[rank / c ** (p - 1 - place) // 1 % c + 1 for place in range(p)] for rank in range(c**p)]
