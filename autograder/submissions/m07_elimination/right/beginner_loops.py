"""Loops, counters and ifs only."""

import random


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        suivants = []
        for code in codes:
            for couleur in range(1, c + 1):
                suivants.append(code + [couleur])
        codes = suivants
    return codes


def score_proposal(code, proposal):
    bien = 0
    for i in range(len(code)):
        if code[i] == proposal[i]:
            bien = bien + 1
    commun = 0
    vues = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
            a = code.count(couleur)
            b = proposal.count(couleur)
            if a < b:
                commun = commun + a
            else:
                commun = commun + b
    return (bien, commun - bien)


def expected_elimination(proposal, candidates):
    total = 0
    for secret in candidates:
        reponse = score_proposal(secret, proposal)
        for code in candidates:
            if score_proposal(code, proposal) != reponse:
                total = total + 1
    return total / len(candidates)


def total_left(proposal, candidates):
    parts = {}
    for code in candidates:
        reponse = score_proposal(code, proposal)
        if reponse in parts:
            parts[reponse] = parts[reponse] + 1
        else:
            parts[reponse] = 1
    total = 0
    for reponse in parts:
        total = total + parts[reponse] * parts[reponse]
    return total


def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        left = total_left(proposal, candidates)
        possible = proposal in candidates
        better = False
        if best is None or left < best_left:
            better = True
        elif left == best_left:
            if possible and not best_possible:
                better = True
            elif possible == best_possible and proposal < best:
                better = True
        if better:
            best = proposal
            best_left = left
            best_possible = possible
    return best


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    if c >= p:
        proposal = []
        for i in range(1, p + 1):
            proposal.append(i)
    else:
        proposal = best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        reponse = score_proposal(secret, proposal)
        restants = []
        for code in candidates:
            if score_proposal(code, proposal) == reponse:
                restants.append(code)
        candidates = restants
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for i in range(n):
        k = random.randint(0, len(codes) - 1)
        essais = len(guess(codes[k], p, c))
        if essais in stats:
            stats[essais] = stats[essais] + 1
        else:
            stats[essais] = 1
    return stats


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        essais = len(guess(secret, p, c))
        if essais in stats:
            stats[essais] = stats[essais] + 1
        else:
            stats[essais] = 1
    return stats


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        nombres = []
        for couleur in range(1, c + 1):
            if couleur in secret:
                nombres.append(secret.count(couleur))
        nombres.sort()
        nombres.reverse()
        sorte = tuple(nombres)
        essais = len(guess(secret, p, c))
        if sorte not in stats:
            stats[sorte] = {}
        if essais not in stats[sorte]:
            stats[sorte][essais] = 0
        stats[sorte][essais] = stats[sorte][essais] + 1
    return stats
