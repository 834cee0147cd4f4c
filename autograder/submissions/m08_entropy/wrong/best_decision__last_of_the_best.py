"""Among equal guesses, the last one is taken, possible or not.

en: When a guess is worth as much as the one you remember, you take it: what if the one you had was a possible secret?
fr: Quand une proposition vaut autant que celle que vous avez retenue, vous la prenez : et si l'ancienne était un secret possible ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, bits = None, -1
    for g in G:
        worth = round(decision_entropy(V, g, score), 9)
        if worth >= bits:
            best, bits = g, worth
    return best
