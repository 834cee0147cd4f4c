"""The last guess is never looked at.

titre: La dernière proposition n'est jamais examinée.
en: Put the best guess at the end of the list: is it found?
fr: Placez la meilleure proposition à la fin de la liste : est-elle trouvée ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    guesses = list(G)
    best = guesses[0]
    for i in range(1, len(guesses) - 1):
        mine = round(decision_entropy(V, guesses[i], score), 9), guesses[i] in V
        if mine > (round(decision_entropy(V, best, score), 9), best in V):
            best = guesses[i]
    return best
