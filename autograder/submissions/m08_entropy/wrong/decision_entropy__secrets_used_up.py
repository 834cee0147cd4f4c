"""The secrets are taken out of `V` one after the other.

titre: Les secrets sont retirés de `V` l'un après l'autre.
en: After the call no secret is left: who will need them for the next guess?
fr: Après l'appel, il ne reste aucun secret : qui en aura besoin pour la proposition suivante ?
fails: decision_entropy_leaves_the_secrets_alone
"""


def decision_entropy(V, g, score):
    V = V if isinstance(V, (list, set)) else list(V)
    results = []
    while V:
        results.append(score(g, V.pop()))
    return entropy(results.count(result) for result in set(results))
