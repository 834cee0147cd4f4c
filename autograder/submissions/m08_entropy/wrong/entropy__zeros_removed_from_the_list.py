"""The zeros are removed from the list of whoever calls.

titre: Les zéros sont retirés de la liste de l'appelant.
en: After the call, the zeros are gone from the list that was given: which list does your function change?
fr: Après l'appel, les zéros ont disparu de la liste reçue : quelle liste votre fonction modifie-t-elle ?
fails: entropy_leaves_its_weights_alone
"""


def entropy(P):
    if not isinstance(P, list):
        P = list(P)
    while 0 in P:
        P.remove(0)
    total = sum(P)
    return sum(w / total * log2(total / w) for w in P)
