"""Among equal guesses, the last one is taken, possible or not.

titre: Entre des propositions égales, c'est la dernière qui est prise, possible ou non.
en: Several guesses are worth as much, and one of them is a possible secret: which of them does your function end with?
fr: Plusieurs propositions ont la même valeur, et l'une est un secret possible : laquelle votre fonction retient-elle à la fin ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, bits = None, -1
    for g in G:
        worth = round(decision_entropy(V, g, score), 9)
        if worth >= bits:
            best, bits = g, worth
    return best
