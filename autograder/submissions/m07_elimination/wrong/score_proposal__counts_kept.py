"""The dictionary of counts is a default value: it is never emptied.

titre: Le dictionnaire des comptes est une valeur par défaut : il n'est jamais vidé.
en: Call your function twice with the same codes: what does the dictionary hold when the second call begins?
fr: Appelez deux fois votre fonction avec les mêmes codes : que contient le dictionnaire au début du second appel ?
fails: score_twice
"""


def score_proposal(code, proposal, counts={}):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    for colour in code:
        counts[colour] = counts.get(colour, 0) + 1
    common = 0
    for colour in proposal:
        if counts.get(colour, 0) > 0:
            counts[colour] -= 1
            common += 1
    return well_placed, common - well_placed
