"""French names with accents, and French comments."""

import random


def réponse(code, proposition):
    bien_placés = sum(a == b for a, b in zip(code, proposition))
    communs = sum(min(code.count(couleur), proposition.count(couleur)) for couleur in set(code))
    return bien_placés, communs - bien_placés


score_proposal = réponse


def tailles_des_parts(proposition, candidats):
    tailles = {}
    for code in candidats:
        clé = réponse(code, proposition)
        tailles[clé] = tailles.get(clé, 0) + 1
    return list(tailles.values())


def expected_elimination(proposition, candidats):
    """L'espérance du nombre de candidats éliminés."""
    effectif = len(candidats)
    return sum(taille * (effectif - taille) for taille in tailles_des_parts(proposition, candidats)) / effectif


def best_proposal(candidats, propositions):
    # le nombre de couples de candidats que la proposition ne sépare pas : un entier
    def non_séparés(proposition):
        return sum(taille**2 for taille in tailles_des_parts(proposition, candidats))

    minimum = min(map(non_séparés, propositions))
    ex_æquo = [proposition for proposition in propositions if non_séparés(proposition) == minimum]
    possibles = [proposition for proposition in ex_æquo if proposition in candidats]
    return min(possibles) if possibles else min(ex_æquo)


def guess(secret, p=4, c=8):
    tous = tous_les_codes(p, c)
    candidats = tous
    jouées = []
    gagné = False
    while not gagné:
        if not jouées and c >= p:
            jouées.append(list(range(1, p + 1)))
        else:
            jouées.append(best_proposal(candidats, tous))
        entendu = réponse(secret, jouées[-1])
        gagné = entendu[0] == p
        candidats = [code for code in candidats if réponse(code, jouées[-1]) == entendu]
    return jouées


def ajoute(effectifs, clé):
    effectifs[clé] = effectifs.get(clé, 0) + 1


def play_alone(n, p=4, c=8):
    effectifs = {}
    codes = tous_les_codes(p, c)
    for _ in range(n):
        ajoute(effectifs, len(guess(random.choice(codes), p, c)))
    return effectifs


def exhaustive_stats(p, c):
    effectifs = {}
    for secret in tous_les_codes(p, c):
        ajoute(effectifs, len(guess(secret, p, c)))
    return effectifs


def stats_by_pattern(p, c):
    par_sorte = {}
    for secret in tous_les_codes(p, c):
        multiplicités = tuple(sorted((secret.count(couleur) for couleur in set(secret)), key=lambda n: -n))
        ajoute(par_sorte.setdefault(multiplicités, {}), len(guess(secret, p, c)))
    return par_sorte
