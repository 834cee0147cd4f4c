"""A guess is kept only if it is worth more than 0 bits, and with one secret left none is.

titre: Une proposition n'est retenue que si elle vaut plus de 0 bit : quand il reste un secret, aucune ne l'est.
en: With a single secret, each guess is worth 0 bits: which guess does your function keep then?
fr: Avec un seul secret, chaque proposition vaut 0 bit : laquelle votre fonction garde-t-elle alors ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, most = None, (0, True)
    for g in G:
        mine = round(decision_entropy(V, g, score), 9), g in V
        if mine > most:
            best, most = g, mine
    return best
