"""Codes, answers and averages with numpy; the results are numpy's numbers."""

import numpy as np

CODES = np.array(np.meshgrid(*[range(1, 7)] * 4, indexing="ij")).reshape(4, -1).T


def reponses(codes, proposition):
    bien = (codes == proposition).sum(axis=1)
    communs = sum(
        np.minimum((codes == couleur).sum(axis=1), (proposition == couleur).sum()) for couleur in range(1, 7)
    )
    return 10 * bien + communs - bien


def nombre_essais(secret, codes=CODES):
    secret = np.array([secret])
    restants, n = np.array(codes), 0
    while True:
        n += 1
        proposition = restants[0]
        reponse = reponses(secret, proposition)[0]
        if reponse == 40:
            return n
        restants = restants[reponses(restants, proposition) == reponse]


def moyenne():
    return np.mean([nombre_essais(secret.tolist()) for secret in CODES])


def maximum():
    return np.max([nombre_essais(secret.tolist()) for secret in CODES])


def moyenne_melange(n):
    hasard = np.random.default_rng()
    nombres = []
    for _ in range(n):
        ordre = hasard.permutation(len(CODES))
        nombres.append(nombre_essais(CODES[hasard.integers(len(CODES))], CODES[ordre]))
    return np.mean(nombres)
