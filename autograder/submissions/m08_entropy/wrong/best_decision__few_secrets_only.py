"""With more than 70 secrets, the first guess is taken, whatever it is worth.

titre: Avec plus de 70 secrets, c'est la première proposition qui est prise, quoi qu'elle vaille.
en: Your function is right for few secrets. With 150, it gives the first of the guesses: what is that one worth, and what are the others?
fr: Votre fonction est juste pour peu de secrets. Avec 150, elle donne la première des propositions : que vaut-elle, et que valent les autres ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    if len(V) > 70:  # it would take too long
        return next(iter(G))
    worths = {g: decision_entropy(V, g, score) for g in G}
    best = [g for g in G if worths[g] > max(worths.values()) - 1e-9]
    return next((g for g in best if g in V), best[0])
