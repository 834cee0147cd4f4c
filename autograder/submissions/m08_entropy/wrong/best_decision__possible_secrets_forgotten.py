"""Among equal guesses, the first one is taken, possible or not.

titre: Entre des propositions égales, c'est la première qui est prise, possible ou non.
en: Your guess is worth as much as any, but it cannot win at once. Which other guess is worth as much?
fr: Votre proposition vaut autant que toute autre, mais elle ne peut pas gagner tout de suite. Quelle autre vaut autant ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: round(decision_entropy(V, g, score), 9))
