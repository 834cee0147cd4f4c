"""Guesses that are worth a hundredth of a bit less count as equally good.

titre: Des propositions qui valent un centième de bit de moins sont tenues pour aussi bonnes.
en: How much may two entropies differ and still be equal for your function? And for the statement?
fr: De combien deux entropies peuvent-elles différer et rester égales pour votre fonction ? Et pour l'énoncé ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    most = max(decision_entropy(V, g, score) for g in G)
    best = [g for g in G if decision_entropy(V, g, score) > most - 0.01]
    return next((g for g in best if g in V), best[0])
