"""Loops are written out for up to six pegs.

titre: Des boucles sont écrites pour six pions au plus.
en: How many pegs do your codes have when seven are asked for? Which lines of yours would you have to add, and how many of them for ten pegs?
fr: Combien de pions ont vos codes quand on en demande sept ? Quelles lignes vous faudrait-il ajouter, et combien pour dix pions ?
fails: tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    r = range(1, c + 1)
    if p == 1:
        return [[a] for a in r]
    if p == 2:
        return [[a, b] for a in r for b in r]
    if p == 3:
        return [[a, b, d] for a in r for b in r for d in r]
    if p == 4:
        return [[a, b, d, e] for a in r for b in r for d in r for e in r]
    if p == 5:
        return [[a, b, d, e, f] for a in r for b in r for d in r for e in r for f in r]
    return [[a, b, d, e, f, g] for a in r for b in r for d in r for e in r for f in r for g in r]
