"""The loop ends at the first weight of 0.

titre: La boucle finit au premier poids nul.
en: In `[0, 0.25, 0, 0.75]`, which weights does your loop reach? What is the difference between `break` and `continue`?
fr: Dans `[0, 0.25, 0, 0.75]`, quels poids votre boucle atteint-elle ? Quelle est la différence entre `break` et `continue` ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    bits = 0
    for w in weights:
        if w == 0:
            break
        bits += w / total * log2(total / w)
    return bits
