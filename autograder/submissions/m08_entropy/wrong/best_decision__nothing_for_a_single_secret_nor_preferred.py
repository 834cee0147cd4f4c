"""A guess must be worth more than 0 bits, and possible secrets are not preferred.

titre: Une proposition doit valoir plus de 0 bit, et les secrets possibles ne sont pas préférés.
en: With one secret left, every guess is worth 0 bits: which one does your function keep? And which one when two are worth as much?
fr: S'il reste un secret, chaque proposition vaut 0 bit : laquelle votre fonction garde-t-elle ? Et laquelle quand deux ont la même valeur ?
fails: best_decision_prefers_possible_secrets
"""


def best_decision(V, G, score):
    best, most = None, 0
    for g in G:
        mine = decision_entropy(V, g, score)
        if mine > most:
            best, most = g, mine
    return best
