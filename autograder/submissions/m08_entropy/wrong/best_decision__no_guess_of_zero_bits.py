"""A guess must be worth more than 0 bits, and possible secrets are not preferred.

en: With one secret left, every guess is worth 0 bits: does your loop keep one?
fr: Quand il reste un secret, toutes les propositions valent 0 bit : votre boucle en retient-elle une ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, most = None, 0
    for g in G:
        mine = decision_entropy(V, g, score)
        if mine > most:
            best, most = g, mine
    return best
